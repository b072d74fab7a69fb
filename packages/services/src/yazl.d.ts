declare module 'yazl' {
  interface EntryOptions {
    mtime?: Date
    mode?: number
    compress?: boolean
    compressionLevel?: number
  }

  export class ZipFile {
    readonly outputStream: import('node:stream').Readable
    addReadStream(stream: import('node:stream').Readable, name: string, options?: EntryOptions): void
    addBuffer(buffer: Buffer, name: string, options?: EntryOptions): void
    end(): void
    on(event: 'error', listener: (error: Error) => void): this
  }
}
