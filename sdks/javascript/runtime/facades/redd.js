import { Client } from "./client.js";

/** The real-estate API needs nothing beside its calls. */
export class VendorClient extends Client {}
