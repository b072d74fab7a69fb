import type { CreateReportParams } from "../api/report.js";
import type { GetSavedReportOutputParams } from "../api/saved-reports.js";
import type { ReportOutput, Session } from "../models.js";
import { type CallOptions, Client, type ClientOptions } from "./client.js";

export interface VendorOptions extends Omit<ClientOptions, "token"> {
  username?: string;
  password?: string;
  /** A session that was opened elsewhere. */
  token?: string;
}

/** A row of a report by column. */
export type ReportRow = Record<string, string | number | null>;

/** Signs in by itself, again when the session has ended, and waits for reports. */
export class VendorClient extends Client {
  constructor(options?: VendorOptions);
  /** Opens a session; calls do it by themselves when the client knows user name and password. */
  login(username?: string, password?: string): Promise<Session>;
  /** Ends the session. */
  logout(): Promise<void>;
  /** Orders a report, waits until it is made and gives its rows. Dates are written MM-DD-YYYY. */
  runReport(
    dataset: string,
    from: string,
    to: string,
    params: CreateReportParams,
    options?: CallOptions,
  ): Promise<ReportRow[]>;
  /** The rows of a report that was saved on the platform. */
  runSavedReport(
    id: number,
    params?: GetSavedReportOutputParams,
    options?: CallOptions,
  ): Promise<ReportRow[]>;
}

/** A table of column names and rows as a list of objects. */
export function rowsOf(output: ReportOutput): ReportRow[];
