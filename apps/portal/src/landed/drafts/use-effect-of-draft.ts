import type { ImportRuleDraft, ImportRuleEffect } from '@bandari/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { querying } from '../../providers/granted.ts'
import { read, useSessionGuard } from '../../providers/use-operation.ts'

/**
 * What a draft would do. The server works out some hundreds of orders at a time; the rest follows by itself, and what is
 * there already stays when a later part fails.
 */
export function useEffectOfDraft({ id, version }: Pick<ImportRuleDraft, 'id' | 'version'>) {
  const guarded = useSessionGuard()
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['getImportRuleEffect', id, version],
    queryFn: (context) => {
      const params = { path: { id }, query: { after: context.pageParam } }
      return guarded(() => read('getImportRuleEffect', params), context)
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ orders }) => orders.next ?? undefined,
    ...querying,
  })
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage()
  }, [hasNextPage, isFetching, error, fetchNextPage])
  return {
    effect: data && joined(data.pages),
    error,
    retry: () => void (data ? fetchNextPage() : refetch()),
  }
}

/** The cars of the first answer, the orders of all. */
function joined(parts: readonly ImportRuleEffect[]): ImportRuleEffect | undefined {
  const [first] = parts
  const last = parts.at(-1)
  if (!first || !last) return undefined
  const orders = {
    ...last.orders,
    checked: parts.reduce((sum, part) => sum + part.orders.checked, 0),
    changed: parts.flatMap((part) => part.orders.changed),
  }
  return { ...first, orders }
}
