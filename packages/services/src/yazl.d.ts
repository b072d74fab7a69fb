declare module 'yazl' {
  export interface EntryOptions {
    mtime?: Date
    mode?: number
    compress?: boolean
    compressionLevel?: number
  }

  export class ZipFile {
    readonly outputStream: import('node:stream').Readable
    addBuffer(buffer: Buffer, name: string, options?: EntryOptions): void
    addReadStreamLazy(
      name: string,
      options: EntryOptions,
      read: (give: (error: Error | null, stream: import('node:stream').Readable) => void) => void,
    ): void
    end(): void
    on(event: 'error', listener: (error: Error) => void): this
  }
}
