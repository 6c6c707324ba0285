import type { SettingNotes } from './setting-notes.ts'

export const traceNotes = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'watching',
    importance: 'know',
    text: 'an OTLP receiver that speaks HTTP (`http://127.0.0.1:4318`). Unset: nothing is traced.',
  },
  OTEL_SERVICE_NAME: {
    group: 'watching',
    importance: 'ignore',
    text: 'the name of the service.',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    group: 'watching',
    importance: 'ignore',
    text: 'the share of requests and jobs that is traced, from 0 to 1.',
  },
} as const satisfies SettingNotes
