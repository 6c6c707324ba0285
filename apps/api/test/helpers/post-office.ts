import { SMTPServer } from 'smtp-server'

/** A mail as it arrived over SMTP. */
export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
}

/** A real mail server on the loopback, with a counter that can be closed. */
export interface PostOffice {
  url: string
  received: ReceivedMail[]
  /** What was handed over and refused. */
  turnedAway: ReceivedMail[]
  /** SMTP status to answer from now on; null accepts again. */
  refuseWith: (status: number | null) => void
  close: () => Promise<void>
}

export async function openPostOffice(): Promise<PostOffice> {
  const received: ReceivedMail[] = []
  const turnedAway: ReceivedMail[] = []
  let refusal: number | null = null

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const mail = {
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        }
        if (refusal === null) {
          received.push(mail)
          return done()
        }
        turnedAway.push(mail)
        done(Object.assign(new Error('No room at the moment'), { responseCode: refusal }))
      })
    },
  })
  server.on('error', () => {
    // A client that hangs up is its own business.
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    turnedAway,
    refuseWith: (status) => {
      refusal = status
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A header's value, unfolded. */
export function headerOf({ raw }: ReceivedMail, name: string): string | undefined {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  const line = head.split('\r\n').find((each) => each.toLowerCase().startsWith(`${name}: `))
  return line?.slice(name.length + 2)
}

/** The parts of a mail: content type, and the content decoded. */
export function partsOf({ raw }: ReceivedMail): { head: string; content: Buffer }[] {
  return raw
    .split(/\r\n--[^\r\n]+\r\n/)
    .slice(1)
    .flatMap((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n')
      if (!/transfer-encoding/i.test(head)) return []
      return [{ head, content: decode(head, body.join('\r\n\r\n').split(/\r\n--/)[0] ?? '') }]
    })
}

function decode(head: string, body: string): Buffer {
  if (/base64/i.test(head)) return Buffer.from(body, 'base64')
  if (!/quoted-printable/i.test(head)) return Buffer.from(body)
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1')
}
