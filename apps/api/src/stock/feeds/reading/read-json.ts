import { DamagedError, mostDepth, type TreeNode } from './tree.ts'

/** Throws a `DamagedError`. The items of an array are things of its name. */
export function readJson(bytes: Uint8Array): TreeNode {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new DamagedError('no JSON', { cause: error })
  }
  const [root = nothing] = Array.isArray(value)
    ? [{ name: '', text: '', children: nodesOf('item', value, 1) }]
    : nodesOf('', value, 0)
  return root
}

const nothing: TreeNode = { name: '', text: '', children: [] }

function nodesOf(name: string, value: unknown, depth: number): TreeNode[] {
  if (depth > mostDepth) throw new DamagedError('too deep')
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((each) => nodesOf(name, each, depth + 1))
  if (typeof value !== 'object')
    return [{ name, text: typeof value === 'string' ? value : JSON.stringify(value), children: [] }]
  const children = Object.entries(value).flatMap(([key, each]) => nodesOf(key, each, depth + 1))
  return [{ name, text: '', children }]
}
