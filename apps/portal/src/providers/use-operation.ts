import type { operations } from '@bandari/sdk/contract'
import { readPaths } from '@bandari/sdk/reads'
import {
  type QueryFunctionContext,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'react-admin'
import { granted, querying } from './granted.ts'
import { ask, client } from './sdk.ts'

/** A GET of the contract that answers JSON. */
export type ReadOperation = keyof typeof readPaths

export type ParamsOf<Name extends ReadOperation> = Pick<
  operations[Name]['parameters'],
  'path' | 'query'
>

/** Null where the contract answers 204: there is nothing. */
export type AnswerOf<Name extends ReadOperation> =
  | (operations[Name]['responses'] extends {
      200: { content: { 'application/json': infer Found } }
    }
      ? Found
      : never)
  | (operations[Name]['responses'] extends { 204: unknown } ? null : never)

type ReadingOptions<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>

/** Reads by an operation of the contract. Screens that ask the same share one reading. */
export function useOperation<Name extends ReadOperation>(
  name: Name,
  params: ParamsOf<Name>,
  options: ReadingOptions<AnswerOf<Name>> = {},
): UseQueryResult<AnswerOf<Name>> {
  return useReading([name, params], () => read(name, params), options)
}

/** The same for a call of our own; the key begins with its operation's name. */
export function useReading<Data>(
  queryKey: QueryKey,
  call: () => Promise<Data>,
  options: ReadingOptions<Data> = {},
): UseQueryResult<Data> {
  const guarded = useSessionGuard()
  const queryFn = (context: QueryFunctionContext) => guarded(call, context)
  return useQuery({ ...querying, ...options, queryKey, queryFn })
}

/** A refusal that ends the session leads to the sign-in; what is on the screen stays until then, as if nothing had been asked. */
export function useSessionGuard() {
  const logoutIfDenied = useLogoutIfAccessDenied()
  return async <Data>(
    call: () => Promise<Data>,
    { client: queries, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  ): Promise<Data> => {
    // Signing out empties the cache, so the query is found before.
    const query = queries.getQueryCache().find({ queryKey, exact: true })
    try {
      return await call()
    } catch (error) {
      if (await logoutIfDenied(error)) await query?.cancel({ revert: true })
      throw error
    }
  }
}

/** One call of an operation; throws the API's sentence when it is refused. */
export async function read<Name extends ReadOperation>(
  name: Name,
  params: ParamsOf<Name>,
): Promise<AnswerOf<Name>> {
  const answer = await ask(callOf(name, params))
  // The SDK has no data for a 204, which is no refusal.
  if (answer.refusal?.status === 204) return null as AnswerOf<Name>
  return granted(Promise.resolve(answer))
}

/** Which path goes with which parameters is the contract's knowledge; the client's own types want a literal path. */
function callOf<Name extends ReadOperation>(name: Name, params: ParamsOf<Name>) {
  const path: string = readPaths[name]
  return (client as unknown as ReadingClient<Name>).GET(path, { params })
}

interface ReadingClient<Name extends ReadOperation> {
  GET: (
    path: string,
    init: { params: ParamsOf<Name> },
  ) => Promise<{ data?: AnswerOf<Name>; error?: unknown; response: Response }>
}
