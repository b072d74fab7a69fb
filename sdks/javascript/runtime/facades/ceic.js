import { Client } from "./client.js";

/** What the macroeconomic API has beside its calls: sessions. */
export class VendorClient extends Client {
  /** Opens a session with user name and password and uses it in the place of a token. */
  async login(username, password) {
    const { data } = await this.sessions.login({
      login: username,
      password,
      application: "CeicApi",
    });
    this.setToken(data.session);
    return data.session;
  }

  /** Ends a session. */
  async logout(session) {
    await this.sessions.logout(session);
    this.setToken(undefined);
  }
}
