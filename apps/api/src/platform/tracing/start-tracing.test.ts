import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSettingsParts } from '../../core/read-settings-parts.ts'
import { tracingSettings } from './settings.ts'

const src = fileURLToPath(new URL('../../', import.meta.url))
const sources = globSync('**/*.ts', { cwd: src })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(`${src}${path}`, 'utf8') }))

test('a shop that tells nobody loads nothing for it', () => {
  const having = (pattern: RegExp) =>
    sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
  expect(having(/from '@opentelemetry\//).toSorted()).toEqual([
    'platform/tracing/open-tracing.ts',
    'platform/tracing/poll-filter.ts',
  ])
  expect(having(/^import .*poll-filter\.ts'/m)).toEqual(['platform/tracing/open-tracing.ts'])
  expect(having(/^import .*open-tracing\.ts'/m)).toEqual([])
  expect(having(/await import\('\.\/open-tracing\.ts'\)/)).toEqual([
    'platform/tracing/start-tracing.ts',
  ])
})

test.each([
  [{}, null],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' },
    { endpoint: 'http://127.0.0.1:4318', serviceName: 'bandari', share: 1 },
  ],
  [
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example/otlp/',
      OTEL_SERVICE_NAME: 'shop',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    },
    { endpoint: 'https://traces.example/otlp/', serviceName: 'shop', share: 0.05 },
  ],
])('settings %o tell %o', (environment, traces) => {
  expect(readSettingsParts([tracingSettings], environment).traces).toEqual(traces)
})

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '5'],
])('%s of %s is refused', (name, value) => {
  expect(() => readSettingsParts([tracingSettings], { [name]: value })).toThrow(name)
})
