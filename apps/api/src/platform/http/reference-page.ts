import { hash } from 'node:crypto'
import { escapeHtml as text } from '../../core/escape-html.ts'
import type { ServedContract } from './public-contract.ts'

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: { $ref?: string; type?: string | string[]; enum?: unknown[] }
}

interface Content {
  content?: Record<string, { schema?: { $ref?: string } }>
}

interface Call {
  operationId: string
  summary?: string
  description?: string
  tags?: readonly string[]
  security?: readonly object[]
  parameters?: readonly Parameter[]
  requestBody?: Content
  responses: Record<string, Content & { $ref?: string }>
  [extension: `x-${string}`]: unknown
}

interface Listed extends Call {
  method: string
  path: string
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
nav ul { columns: 12rem; padding-left: 1.2rem }
section { border-top: 1px solid; margin-top: 2rem }
h3 { margin: 1.5rem 0 0 }
h3 code { font-size: 1rem }
p { margin: .25rem 0 }
dl { margin: .25rem 0 0 1rem }
dt { font-weight: 600 }
dd { margin: 0 0 .25rem 1rem }
`

/** No script, no picture, nothing from elsewhere. */
export const referencePolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * The calls of a contract by their tags: what each does, who may, what it takes and answers. In English, like the contract
 * itself, whose sentences these are.
 */
export function writeReferencePage(contract: ServedContract): string {
  const calls = callsOf(contract)
  const groups = (contract.tags ?? []).map(({ name, description = '' }) => ({
    name,
    description,
    calls: calls.filter(({ tags = [] }) => tags[0] === name),
  }))
  const { title, version, description = '' } = contract.info
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)}: the API</title>
<style>${style}</style>
</head>
<body>
<h1>${text(title)}: the API</h1>
<p>Version ${text(version)}. ${prose(description)}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="Groups">
<ul>
${groups.map(({ name, calls: own }) => `<li><a href="#${text(name)}">${text(name)}</a> (${own.length})</li>`).join('\n')}
</ul>
</nav>
${groups.map((group) => groupHtml(contract, group)).join('\n')}
</body>
</html>
`
}

function callsOf({ paths }: ServedContract): Listed[] {
  return Object.entries(paths).flatMap(([path, item]) => {
    const shared = (item['parameters'] ?? []) as Parameter[]
    return Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => {
        const call = operation as Call
        return { ...call, parameters: [...shared, ...(call.parameters ?? [])], method, path }
      })
  })
}

interface Group {
  name: string
  description: string
  calls: readonly Listed[]
}

function groupHtml(contract: ServedContract, { name, description, calls }: Group): string {
  return `<section id="${text(name)}">
<h2>${text(name)}</h2>
<p>${prose(description)}</p>
${calls.map((call) => callHtml(contract, call)).join('\n')}
</section>`
}

/** Where a call comes from is for those who build the shop. */
const origins = /\b((Buyer|Account) spec|Decisions?) [^.]*\./g

function callHtml(contract: ServedContract, call: Listed): string {
  const { operationId, method, path, summary = '', description = '' } = call
  const parameters = (call.parameters ?? []).map((one) => resolve(contract, one))
  return `<h3 id="${text(operationId)}"><code>${method.toUpperCase()} ${text(path)}</code></h3>
<p>${prose(summary)}. ${prose(description.replaceAll(origins, ''))}</p>
<p>${whoMay(call).map(prose).join(' · ')}</p>
<dl>
${parameters.map(parameterHtml).join('\n')}
${factHtml('Body', shapesOf(call.requestBody))}
${factHtml(
  'Answers',
  Object.keys(call.responses).flatMap((status) => answerOf(call, status)),
)}
</dl>`
}

function whoMay(call: Call): string[] {
  const facts: [string, unknown][] = [
    ['Role:', call['x-role']],
    ['Scope:', call['x-scope']],
    ['Of a seller’s team:', call['x-vendor-right']],
    ['Proves anew who it is:', call['x-step-up']],
  ]
  const isSecured = (call.security ?? []).some((entry) => Object.keys(entry).length > 0)
  return [
    isSecured ? 'With a key or token' : 'For everybody',
    ...facts.flatMap(([name, value]) =>
      typeof value === 'string' ? [`${name} \`${value}\``] : [],
    ),
    ...(call['x-idempotent'] === true ? ['Takes an `Idempotency-Key`'] : []),
  ]
}

function parameterHtml({ name, in: place, required, description = '', schema = {} }: Parameter) {
  const values = schema.enum?.map((value) => `\`${String(value)}\``).join(', ')
  const type = schema.$ref?.split('/').at(-1) ?? [schema.type ?? []].flat().join(' or ')
  const facts = [place, required ? 'required' : '', values ?? type].filter((fact) => fact !== '')
  return `<dt><code>${text(name)}</code> (${prose(facts.join(', '))})</dt><dd>${prose(description)}</dd>`
}

function factHtml(name: string, values: readonly string[]): string {
  return values.length === 0 ? '' : `<dt>${name}</dt><dd>${prose(values.join(', '))}</dd>`
}

/** The names of what a body may be, or its type where it has no name. */
function shapesOf({ content = {} }: Content = {}): string[] {
  return Object.entries(content).map(
    ([type, { schema }]) => `\`${schema?.$ref?.split('/').at(-1) ?? type}\``,
  )
}

function answerOf({ responses }: Call, status: string): string[] {
  const answer = responses[status]
  const shapes = answer ? shapesOf(answer) : []
  return [[status, ...(status.startsWith('2') ? shapes : [])].join(' ')]
}

function resolve(contract: ServedContract, parameter: Parameter): Parameter {
  const name = parameter.$ref?.split('/').at(-1)
  if (name === undefined) return parameter
  return contract.components['parameters']?.[name] as Parameter
}

/** A sentence of the contract, in which `code` is marked. */
function prose(value: string): string {
  return text(value).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}
