import S3rver from '@20minutes/s3rver'

/** An S3 server in a process of its own: `node test/helpers/s3-process.ts FOLDER PORT BUCKET`. Prints its port, ends with its input. */
const [directory = '', port = '0', bucket = ''] = process.argv.slice(2)
const server = new S3rver({
  directory,
  port: Number(port),
  silent: true,
  configureBuckets: [{ name: bucket }],
})
const address = await server.run()
process.stdout.write(`${address.port}\n`)
process.stdin.resume()
process.stdin.on('end', () => process.exit())
