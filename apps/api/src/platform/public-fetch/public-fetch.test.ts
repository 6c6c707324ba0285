import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { hostileAddresses } from '../../../test/helpers/hostile-addresses.ts'
import { PublicFetch } from './public-fetch.ts'
import { PublicFetchError } from './public-fetch-error.ts'

const wanted = {
  accept: 'image/*',
  mostBytes: 100_000,
  isWantedType: (type: string | null) => type === null || type.startsWith('image/'),
}

const limits = { firstByteMs: 300, wholeMs: 900 }

type Answering = (response: ServerResponse, path: string) => void

let server: Server
let home = ''
let answering: Answering = () => undefined
let asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answering(response, request.url ?? '')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  asked = []
  vi.restoreAllMocks()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** What went wrong, and over how many connections. */
async function refusalOf(fetching: PublicFetch, address: string) {
  const connecting = vi.spyOn(Socket.prototype, 'connect')
  const outcome = await fetching.fetch(address, wanted).then(
    () => 'came',
    (error: unknown) => (error instanceof PublicFetchError ? error.fault : error),
  )
  const connections = connecting.mock.calls.length
  connecting.mockRestore()
  return { outcome, connections }
}

const local = (more: ConstructorParameters<typeof PublicFetch>[0] | object = {}) =>
  new PublicFetch({ loopback: true, ...limits, ...more })

/** Names lead where a test says, and each is told once. */
function named(names: Record<string, string[]>) {
  const told: string[] = []
  const resolve = (name: string) => {
    told.push(name)
    return Promise.resolve(names[name] ?? [])
  }
  return { told, resolve }
}

describe('addresses that are not of the public web', () => {
  it.each(hostileAddresses)('%s: %s', async (_, address) => {
    const { told, resolve } = named({ 'example.com': ['93.184.216.34'] })
    const fetching = new PublicFetch({ loopback: false, ...limits, resolve })
    expect(await refusalOf(fetching, address)).toEqual({ outcome: 'address', connections: 0 })
    expect(told).toEqual([])
  })

  it('with this machine allowed, its neighbours are not', async () => {
    for (const address of ['http://10.0.0.1/', 'http://169.254.169.254/', 'http://[fd00::1]/'])
      expect(await refusalOf(local(), address)).toEqual({ outcome: 'address', connections: 0 })
  })
})

describe('names', () => {
  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['169.254.169.254'],
    ['::1'],
    ['fd00:ec2::254'],
    ['::ffff:10.0.0.1'],
    ['64:ff9b::a00:1'],
  ])('that leads to %s is refused, also beside a public address', async (ip) => {
    const { resolve } = named({ 'one.example.com': [ip], 'two.example.com': ['8.8.8.8', ip] })
    const fetching = new PublicFetch({ loopback: false, ...limits, resolve })
    for (const name of ['one', 'two'])
      expect(await refusalOf(fetching, `http://${name}.example.com/`)).toEqual({
        outcome: 'address',
        connections: 0,
      })
  })

  it('is asked for once: what it leads to afterwards counts for nothing', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    const told: string[] = []
    const resolve = (name: string) => {
      told.push(name)
      return Promise.resolve(answers[told.length - 1] ?? [])
    }
    answering = (response) => response.end('came')
    const { port } = server.address() as AddressInfo
    // Allowed as 127.0.0.1 by the setting; the port is that of a name, which is not.
    const refused = await refusalOf(local({ resolve }), `http://pictures.example.com:${port}/`)
    expect(refused).toEqual({ outcome: 'address', connections: 0 })
    const connecting = vi.spyOn(Socket.prototype, 'connect')
    await local({ resolve })
      .fetch('http://pictures.example.com/', wanted)
      .catch(() => undefined)
    const hosts = connecting.mock.calls.map(([options]) => JSON.stringify(options))
    expect(told).toEqual(['pictures.example.com'])
    expect(hosts.join()).not.toContain('10.0.0.1')
  })

  it('unknown', async () => {
    const resolve = () => Promise.reject(new PublicFetchError('name'))
    const { outcome } = await refusalOf(local({ resolve }), 'http://gone.example.com/')
    expect(outcome).toBe('name')
  })

  it('a name server that is silent ends with the time', async () => {
    const resolve = () => new Promise<string[]>(() => undefined)
    const { outcome } = await refusalOf(local({ resolve }), 'http://slow.example.com/')
    expect(outcome).toBe('slow')
  })
})

describe('redirects', () => {
  const leadingTo = (location: string) => {
    answering = (response, path) => {
      if (path === '/picture') response.end('came')
      else response.writeHead(302, { location }).end()
    }
  }

  it.each([
    ['http://10.0.0.1/'],
    ['http://169.254.169.254/latest/meta-data/'],
    ['//192.168.0.1/'],
    ['http://0x0a000001/'],
    ['file:///etc/passwd'],
    ['http://[::ffff:10.0.0.1]/'],
    ['https://user@example.com/'],
  ])('into %s is refused', async (location) => {
    leadingTo(location)
    const connecting = vi.spyOn(Socket.prototype, 'connect')
    await expect(local().fetch(`${home}/first`, wanted)).rejects.toMatchObject({ fault: 'address' })
    expect(connecting).toHaveBeenCalledTimes(1)
  })

  it('are followed, and told where they ended', async () => {
    leadingTo('/picture')
    const answer = await local().fetch(`${home}/first`, wanted)
    expect([answer.data.toString(), answer.address]).toEqual(['came', `${home}/picture`])
  })

  it('that go on for ever end after five', async () => {
    leadingTo('/again')
    await expect(local().fetch(`${home}/first`, wanted)).rejects.toMatchObject({
      fault: 'redirects',
    })
    expect(asked).toHaveLength(6)
  })
})

describe('answers', () => {
  it.each<[string, Answering, object]>([
    [
      'too many bytes as declared',
      (response) => response.writeHead(200, { 'content-length': 200_000 }).flushHeaders(),
      { fault: 'large', isPassing: false },
    ],
    ['too many bytes', (response) => response.end(Buffer.alloc(200_000)), { fault: 'large' }],
    ['no byte', () => undefined, { fault: 'slow', isPassing: true }],
    ['bytes without an end', (response) => drip(response), { fault: 'slow', isPassing: true }],
    [
      'packed',
      (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
      { fault: 'kind' },
    ],
    [
      'a page',
      (response) =>
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>'),
      { fault: 'kind', isPassing: false },
    ],
    [
      'gone',
      (response) => response.writeHead(404).end(),
      { fault: 'status', status: 404, isPassing: false },
    ],
    [
      'broken',
      (response) => response.writeHead(503, { 'retry-after': '90' }).end(),
      { fault: 'status', status: 503, isPassing: true, retryAfter: 90 },
    ],
    [
      'cut off',
      (response) => {
        response.writeHead(200, { 'content-length': 500 }).write('half')
        setTimeout(() => response.destroy(), 30)
      },
      { fault: 'no-answer', isPassing: true },
    ],
    [
      'no HTTP',
      (response) => {
        response.socket?.end('SSH-2.0-OpenSSH\r\n')
      },
      { fault: 'no-answer' },
    ],
  ])('%s', async (_, act, refusal) => {
    answering = act
    await expect(local().fetch(`${home}/`, wanted)).rejects.toMatchObject(refusal)
  })

  it('a host is asked three times at once at most', async () => {
    let running = 0
    let most = 0
    answering = (response) => {
      running += 1
      most = Math.max(most, running)
      setTimeout(() => {
        running -= 1
        response.end('came')
      }, 40)
    }
    const fetching = local({ wholeMs: 5000 })
    const all = Array.from({ length: 9 }, () => fetching.fetch(`${home}/`, wanted))
    await Promise.all(all)
    expect(most).toBe(3)
  })

  it('nothing of ours goes along', async () => {
    const headers = new Promise((told) => server.once('request', ({ headers: all }) => told(all)))
    answering = (response) => response.end('came')
    await local().fetch(`${home}/`, wanted)
    expect(Object.keys((await headers) as object).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
  })
})

function drip(response: ServerResponse) {
  const timer = setInterval(() => response.write('x'), 20)
  response.once('close', () => clearInterval(timer))
}
