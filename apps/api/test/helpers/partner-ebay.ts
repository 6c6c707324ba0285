import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** How the partner behaves: as it should, or as partners do on bad days. */
export type Mood =
  | 'well'
  | 'hangs'
  | 'fails'
  | 'babbles'
  | 'floods'
  | 'misshapen'
  | 'hiccups'
  | 'finds-only'

export interface EbayCall {
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
}

/** A server on this machine that answers in the shape of eBay's Browse API and its sign-in. */
export interface FakeEbay {
  url: string
  mood: Mood
  /** Asked for items; signing in is counted apart. */
  calls: EbayCall[]
  tokens: number
  /** Forgets every token that it gave out. */
  revoke: () => void
  /** Breaks off what hangs. */
  breakOff: () => void
  close: () => Promise<void>
}

export const clientId = 'shop-4711'
export const clientSecret = 'not a secret: only this server knows it'

export async function startEbay(): Promise<FakeEbay> {
  const held = new Set<ServerResponse>()
  let valid = new Set<string>()
  const ebay = { url: '', mood: 'well' as Mood, calls: [] as EbayCall[], tokens: 0 }

  const signIn = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request))
    const wanted = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    const isRight =
      request.headers.authorization === wanted &&
      form.get('grant_type') === 'client_credentials' &&
      form.get('scope') === 'https://api.ebay.com/oauth/api_scope'
    if (!isRight) return send(response, 401, { error: 'invalid_client' })
    ebay.tokens += 1
    valid.add(`token ${ebay.tokens}`)
    return send(response, 200, {
      access_token: `token ${ebay.tokens}`,
      expires_in: 7200,
      token_type: 'Application Access Token',
    })
  }

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://any.example')
    ebay.calls.push({ path: pathname, query: searchParams, headers: request.headers })
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (!valid.has(token)) return send(response, 401, errors(1001, 'Invalid access token'))
    if (pathname.endsWith('/item_summary/search')) return search(searchParams, response)
    return find(decodeURIComponent(pathname.split('/').at(-1) ?? ''), response)
  }

  const server = createServer((request, response) => {
    if (request.url?.startsWith('/identity/')) return void signIn(request, response)
    const bad = badDay(ebay.mood, request, response)
    if (ebay.mood === 'hangs') held.add(response)
    if (ebay.mood === 'hiccups') ebay.mood = 'well'
    if (!bad) return answer(request, response)
    ebay.calls.push({ path: request.url ?? '', query: new URLSearchParams(), headers: {} })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ebay.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const breakOff = () => {
    for (const response of held) response.destroy()
    held.clear()
  }
  return Object.assign(ebay, {
    breakOff,
    revoke: () => {
      valid = new Set()
    },
    close: async () => {
      breakOff()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

/** True when the bad day has had its say. */
function badDay(mood: Mood, request: IncomingMessage, response: ServerResponse): boolean {
  request.resume()
  const isSearch = request.url?.includes('/item_summary/')
  if (mood === 'hangs') return true
  if (mood === 'fails' || mood === 'hiccups' || (mood === 'finds-only' && isSearch)) {
    send(response, 500, errors(12000, 'Internal error'))
    return true
  }
  if (mood === 'babbles') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Back soon</h1>')
    return true
  }
  if (mood === 'misshapen') {
    send(response, 200, { total: 'many', itemSummaries: { nothing: true }, itemId: 7 })
    return true
  }
  if (mood === 'floods') {
    response.writeHead(200, { 'content-type': 'application/json' })
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', pour)
    pour()
    return true
  }
  return false
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function errors(errorId: number, message: string) {
  return { errors: [{ errorId, domain: 'API_BROWSE', category: 'REQUEST', message }] }
}

const price = (value: string) => ({ value, currency: 'USD' })
const image = (name: string) => ({ imageUrl: `https://i.ebayimg.com/images/g/${name}/s-l500.jpg` })

/** Sixty radios, and one car under auction. */
export const radios = Array.from({ length: 60 }, (_, index) => ({
  itemId: `v1|2500000000${index + 10}|0`,
  title: `Car radio ${index + 1}`,
  price: price((20 + index).toFixed(2)),
  image: image(`radio${index}`),
  condition: 'New',
  buyingOptions: index % 10 === 3 ? ['FIXED_PRICE', 'AUCTION'] : ['FIXED_PRICE'],
}))

export const auctionedCar = {
  itemId: 'v1|260000000001|0',
  title: '2012 Toyota Tundra SR5',
  price: price('4000.00'),
  currentBidPrice: price('4350.50'),
  bidCount: 7,
  image: image('tundra'),
  condition: 'Used',
  buyingOptions: ['AUCTION'],
}

function search(query: URLSearchParams, response: ServerResponse) {
  const limit = Number(query.get('limit'))
  const offset = Number(query.get('offset'))
  const all = query.get('q') === 'nothing' ? [] : [auctionedCar, ...radios]
  const [, low = '0', high = ''] =
    /price:\[([\d.]*)\.\.([\d.]*)\]/.exec(query.get('filter') ?? '') ?? []
  const within = all.filter(
    ({ price }) =>
      Number(price.value) >= Number(low) && (high === '' || Number(price.value) <= Number(high)),
  )
  const way = { price: 1, '-price': -1 }[query.get('sort') ?? ''] ?? 0
  const sorted = within.toSorted((a, b) => way * (Number(a.price.value) - Number(b.price.value)))
  const itemSummaries = sorted.slice(offset, offset + limit)
  send(response, 200, {
    href: 'https://api.ebay.com/buy/browse/v1/item_summary/search',
    total: sorted.length,
    limit,
    offset,
    // eBay leaves the list out when it is empty.
    ...(itemSummaries.length > 0 ? { itemSummaries } : {}),
  })
}

function find(id: string, response: ServerResponse) {
  const summary = [auctionedCar, ...radios].find(({ itemId }) => itemId === id)
  if (!summary) return send(response, 404, errors(11001, 'The specified item Id was not found.'))
  return send(response, 200, {
    ...summary,
    additionalImages: [image('second'), { imageUrl: 'https://elsewhere.example/third.jpg' }],
    description: '<p>Works</p><script>alert(1)</script><p>Two &amp; a half <b>watts</b></p>',
    brand: summary === auctionedCar ? undefined : 'Nyota',
    categoryId: summary === auctionedCar ? '6001' : '32808',
    categoryIdPath: summary === auctionedCar ? '6000|6001' : '6028|32808',
    localizedAspects: [
      { type: 'STRING', name: 'Brand', value: 'Nyota' },
      { type: 'STRING', name: 'Model', value: 'R 2' },
      { type: 'STRING', name: 'Fuel Type', value: 'Gasoline' },
      { type: 'STRING', name: 'Number of Doors', value: '4' },
      { type: 'STRING', name: 'Bluetooth', value: 'Yes' },
    ],
    estimatedAvailabilities: [
      { estimatedAvailabilityStatus: 'IN_STOCK', estimatedAvailableQuantity: 3 },
    ],
    itemEndDate: '2030-04-05T21:02:48.000Z',
  })
}
