import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'

/** A client that records its requests and gives them all the same answer. */
function listen(answer: () => Response = () => Response.json({})) {
  const requests: Request[] = []
  const fetch = (request: Request) => {
    requests.push(request)
    return Promise.resolve(answer())
  }
  const baseUrl = 'https://shop.example/api'
  const client = createClient({ baseUrl, token: () => 'abc', fetch })
  return { client, requests, fetch }
}

describe('a request', () => {
  it('fills the path and escapes what it is filled with', async () => {
    const { client, requests } = listen()
    await client.GET('/countries/{code}/', { params: { path: { code: 'a/b ?' } } })
    expect(requests[0]?.url).toBe('https://shop.example/api/countries/a%2Fb%20%3F/')
  })

  it('repeats a parameter for every value and leaves out what is not given', async () => {
    const { client, requests } = listen()
    const query = { fuel: ['petrol', 'diesel'], search: 'a&b', page: undefined }
    await client.GET('/vehicles/', { params: { query } } as never)
    expect(requests[0]?.url).toBe(
      'https://shop.example/api/vehicles/?fuel=petrol&fuel=diesel&search=a%26b',
    )
  })

  it('sends a text that was cut in the middle of a character', async () => {
    const { client, requests } = listen()
    const query = { search: 'ab\u{1F697}'.slice(0, 3) }
    await client.GET('/vehicles/', { params: { query } } as never)
    expect(requests[0]?.url).toBe('https://shop.example/api/vehicles/?search=ab%EF%BF%BD')
  })

  it('carries the token, the headers of the call and of its parameters, and a body as JSON', async () => {
    const { client, requests } = listen()
    await client.POST('/register/', {
      body: { email: 'a@b.example' },
      headers: { 'Idempotency-Key': 'one' },
      params: { header: { 'X-Other': 2 } },
    } as never)
    const [request] = requests
    expect(request?.method).toBe('POST')
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: 'Token abc',
      'content-type': 'application/json',
      'idempotency-key': 'one',
      'x-other': '2',
    })
    expect(await request?.json()).toEqual({ email: 'a@b.example' })
  })

  it('says the language of the page at that moment', async () => {
    const { requests, fetch } = listen()
    let page = 'en'
    const client = createClient({
      baseUrl: 'https://shop.example/api',
      language: () => page,
      fetch,
    })
    await client.GET('/basket/')
    page = 'sw'
    await client.GET('/basket/')
    expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['en', 'sw'])
  })

  it('can be called off', async () => {
    const { client, requests } = listen()
    const control = new AbortController()
    await client.GET('/countries/', { signal: control.signal })
    control.abort()
    expect(requests[0]?.signal.aborted).toBe(true)
  })
})

describe('an answer', () => {
  const get = async (response: Response) => listen(() => response).client.GET('/countries/')

  it('is its data', async () => {
    expect((await get(Response.json([1]))).data).toEqual([1])
  })

  it('is its bytes as they come, when asked for', async () => {
    const { client } = listen(() => new Response('abc'))
    const { data } = await client.GET('/countries/', { parseAs: 'stream' })
    expect(await new Response(data).text()).toBe('abc')
  })

  it('without content has none', async () => {
    expect((await get(new Response(null, { status: 204 }))).data).toBeUndefined()
  })

  it('that refuses is an error, in JSON or in the words of whatever stands between', async () => {
    const { error, data } = await get(Response.json({ detail: 'No.' }, { status: 400 }))
    expect([error, data]).toEqual([{ detail: 'No.' }, undefined])
    const between = await get(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(between.error).toBe('<h1>Bad gateway</h1>')
  })

  it('that never comes is thrown', async () => {
    const client = createClient({
      baseUrl: 'https://shop.example',
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    await expect(client.GET('/countries/')).rejects.toThrow('Failed to fetch')
  })
})
