/** What we use of it; it brings no types. */
declare module '@20minutes/s3rver' {
  interface Options {
    directory: string
    port: number
    silent: boolean
    configureBuckets: { name: string }[]
  }

  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ port: number }>
  }
}
