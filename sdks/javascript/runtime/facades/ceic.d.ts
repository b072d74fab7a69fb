import { Client, type ClientOptions } from "./client.js";

export interface VendorOptions extends ClientOptions {
  /** "sandbox" calls the free sandbox with its own token; "v2" if not said. */
  environment?: "v2" | "sandbox";
}

/** What the macroeconomic API has beside its calls: sessions. */
export class VendorClient extends Client {
  constructor(options?: VendorOptions);
  /** Opens a session with user name and password, uses it in the place of a token, and gives back its id. */
  login(username: string, password: string): Promise<string>;
  /** Ends a session. */
  logout(session: string): Promise<void>;
}
