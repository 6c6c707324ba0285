import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What was asked of a telephone. */
export interface StkPush {
  checkoutId: string
  phone: string
  shillings: number
  account: string
  callbackUrl: string
  /** What a query is answered: the code, or null while it is under way. */
  result: string | null
}

/** Safaricom's side, as Daraja's sandbox documents it: OAuth, STK push, its query. */
export interface DarajaStub {
  url: string
  prompts: StkPush[]
  /** Tokens that were given out. */
  tokens: number
  /** The next calls with a token find that it has ended. */
  endTokens: () => void
  /** What the next push is answered instead; it is not sent then. */
  refusal: { errorCode: string; errorMessage: string } | null
  /** The push is sent, and its answer is lost. */
  isMute: boolean
  queries: number
  /** What was registered for the paybill last. */
  registered: Record<string, unknown> | null
  /** What was wrong with a call; empty at the end of every test. */
  wrong: string[]
  close: () => Promise<void>
}

export const credentials = {
  consumerKey: 'consumer-key-1',
  consumerSecret: 'consumer-secret-1',
  passkey: 'bfb279f9aa9bdbcf158e97dd71a467cd',
  callbackSecret: 'a-secret-of-forty-characters-0123456789a',
}
export const shortcode = '174379'

export async function openDaraja(): Promise<DarajaStub> {
  let token = ''
  const server = createServer((request, response) => {
    void respond(request, response)
  })

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { status, answer } = answerTo(request, await read(request))
    if (status === 0) response.destroy()
    else
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }

  function answerTo({ url = '', headers }: IncomingMessage, body: Record<string, unknown>) {
    if (url === '/oauth/v1/generate?grant_type=client_credentials') {
      const { consumerKey, consumerSecret } = credentials
      const basic = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')
      if (headers.authorization !== `Basic ${basic}`) stub.wrong.push('basic')
      stub.tokens += 1
      token = `token-${stub.tokens}`
      return ok({ access_token: token, expires_in: '3599' })
    }
    if (headers.authorization !== `Bearer ${token}`) {
      const refusal = {
        requestId: '1',
        errorCode: '404.001.03',
        errorMessage: 'Invalid Access Token',
      }
      return { status: 401, answer: refusal }
    }
    if (url === '/mpesa/c2b/v1/registerurl') return register(body)
    const signed = Buffer.from(String(body['Password']), 'base64').toString()
    if (signed !== `${shortcode}${credentials.passkey}${String(body['Timestamp'])}`) {
      stub.wrong.push('password')
    }
    return url === '/mpesa/stkpush/v1/processrequest' ? push(body) : query(body)
  }

  function push(body: Record<string, unknown>) {
    if (stub.refusal) return { status: 500, answer: { requestId: '2', ...stub.refusal } }
    if (!Number.isInteger(body['Amount'])) stub.wrong.push('amount')
    const checkoutId = `ws_CO_25112026_${stub.prompts.length + 1}`
    stub.prompts.push({
      checkoutId,
      phone: String(body['PhoneNumber']),
      shillings: Number(body['Amount']),
      account: String(body['AccountReference']),
      callbackUrl: String(body['CallBackURL']),
      result: null,
    })
    if (stub.isMute) return { status: 0, answer: null }
    return ok({
      MerchantRequestID: '29115-34620561-1',
      CheckoutRequestID: checkoutId,
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
      CustomerMessage: 'Success. Request accepted for processing',
    })
  }

  function register(body: Record<string, unknown>) {
    if (stub.refusal) return { status: 500, answer: { requestId: '4', ...stub.refusal } }
    stub.registered = body
    const OriginatorCoversationID = '6e86-45dd-91ac-fd5d4178ab523408729'
    return ok({ OriginatorCoversationID, ResponseCode: '0', ResponseDescription: 'Success' })
  }

  function query(body: Record<string, unknown>) {
    stub.queries += 1
    const push = stub.prompts.find(({ checkoutId }) => checkoutId === body['CheckoutRequestID'])
    if (!push || push.result === null) {
      const errorMessage = 'The transaction is being processed'
      return { status: 500, answer: { requestId: '3', errorCode: '500.001.1001', errorMessage } }
    }
    return ok({
      ResponseCode: '0',
      ResponseDescription: 'The service request has been accepted successsfully',
      MerchantRequestID: '29115-34620561-1',
      CheckoutRequestID: push.checkoutId,
      ResultCode: push.result,
      ResultDesc: 'The service request is processed successfully.',
    })
  }

  const stub: DarajaStub = {
    url: '',
    prompts: [],
    tokens: 0,
    endTokens: () => {
      token = 'ended'
    },
    refusal: null,
    isMute: false,
    queries: 0,
    registered: null,
    wrong: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return stub
}

const ok = (answer: unknown) => ({ status: 200, answer })

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

/** The answer to a prompt that was paid. */
export function paidBody(
  { checkoutId, phone, shillings }: StkPush,
  receipt: string,
  amount = shillings,
) {
  return stkBody(checkoutId, 0, [
    { Name: 'Amount', Value: amount },
    { Name: 'MpesaReceiptNumber', Value: receipt },
    { Name: 'Balance' },
    { Name: 'TransactionDate', Value: 20_261_125_122_033 },
    { Name: 'PhoneNumber', Value: Number(phone) },
  ])
}

export function failedBody({ checkoutId }: StkPush, code: number) {
  return stkBody(checkoutId, code)
}

function stkBody(checkoutId: string, code: number, items?: object[]) {
  return {
    Body: {
      stkCallback: {
        MerchantRequestID: '29115-34620561-1',
        CheckoutRequestID: checkoutId,
        ResultCode: code,
        ResultDesc: 'As documented.',
        ...(items && { CallbackMetadata: { Item: items } }),
      },
    },
  }
}

/** Money that was paid to the shortcode. */
export function paybillBody(account: string, amount: string, receipt: string) {
  return {
    TransactionType: 'Pay Bill',
    TransID: receipt,
    TransTime: '20261125122033',
    TransAmount: amount,
    BusinessShortCode: shortcode,
    BillRefNumber: account,
    InvoiceNumber: '',
    OrgAccountBalance: '49197.00',
    ThirdPartyTransID: '',
    MSISDN: '2547*****149',
    FirstName: 'John',
    MiddleName: '',
    LastName: 'Doe',
  }
}
