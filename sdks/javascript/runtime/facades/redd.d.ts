import { Client, type ClientOptions } from "./client.js";

export type VendorOptions = ClientOptions;

/** The real-estate API needs nothing beside its calls. */
export class VendorClient extends Client {
  constructor(options?: VendorOptions);
}
