import { Client } from "./client.js";
import { sleep } from "./pace.js";

/** How often the state of a report is asked for. */
const pollMs = 5000;

/** Signs in by itself, again when the session has ended, and waits for reports. */
export class VendorClient extends Client {
  #credentials;

  constructor(about, options = {}) {
    super(about, options);
    const { username, password } = options;
    if (username) this.#credentials = { username, password };
  }

  /** Opens a session; calls do it by themselves when the client knows user name and password. */
  async login(
    username = this.#credentials?.username,
    password = this.#credentials?.password,
  ) {
    this.#credentials = { username, password };
    return this.call(signIn(this.#credentials)).then((answer) =>
      this.#keep(answer),
    );
  }

  /** Ends the session. */
  async logout() {
    await this.session.deleteSession();
    this.setToken(undefined);
  }

  async send(request) {
    if (request.open || !this.#credentials) return super.send(request);
    if (!this.hasToken) await this.#renew();
    try {
      return await super.send(request);
    } catch (error) {
      if (error.status !== 401) throw error;
      await this.#renew();
      return super.send(request);
    }
  }

  async #renew() {
    this.#keep(await super.send(signIn(this.#credentials)));
  }

  #keep({ data: [session] }) {
    this.setToken(session.token);
    return session;
  }

  /** Orders a report, waits until it is made and answers its rows as objects by column. */
  async runReport(dataset, from, to, params, options = {}) {
    const { report } = this;
    let answer = await report.createReport(dataset, from, to, params, options);
    const [{ reportId }] = answer.data;
    while (answer.data[0].status === "Incomplete") {
      await sleep(pollMs, options.signal);
      answer = await report.getReportStatus(dataset, reportId, options);
    }
    // The output of a report that could not be made is the error that says why.
    return rowsOf(await report.getReportOutput(dataset, reportId, options));
  }

  /** The rows of a report that was saved on the platform, as objects by column. */
  async runSavedReport(id, params, options) {
    return rowsOf(
      await this.savedReports.getSavedReportOutput(id, params, options),
    );
  }
}

const signIn = (body) => ({
  method: "POST",
  path: "/Session",
  body,
  open: true,
});

/** A table of column names and rows as a list of objects. */
export function rowsOf({ data: [table] }) {
  const { ColumnNames: names, Rows: rows } = table;
  return rows.map((row) =>
    Object.fromEntries(names.map((name, at) => [name, row[at]])),
  );
}
