/** The calls of one group, made by a client. */
export class ApiGroup {
  constructor(client) {
    this.client = client;
  }
}
