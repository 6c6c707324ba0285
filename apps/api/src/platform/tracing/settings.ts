import { number, object, string } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** The receiver of traces; null: none. */
    traces: TraceSettings | null
  }
}

/** Settings by OpenTelemetry's names. */
export interface TraceSettings {
  /** An OTLP receiver that speaks HTTP; `/v1/traces` comes behind it. */
  endpoint: string
  serviceName: string
  /** The share of requests and jobs that is traced, from 0 to 1. */
  share: number
}

const outside = '${path} must be a number from 0 to 1, such as 0.1'
const share = number().typeError(outside).min(0, outside).max(1, outside)

export const tracingSettings = declareSettings({
  schema: object({
    OTEL_EXPORTER_OTLP_ENDPOINT: string().matches(
      /^https?:\/\/[^\s]+$/,
      '${path} must look like http://127.0.0.1:4318',
    ),
    OTEL_SERVICE_NAME: string().max(100).default('bandari'),
    OTEL_TRACES_SAMPLER_ARG: share.default(1),
  }),
  notes: {
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
  },
  read: ({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: serviceName,
    OTEL_TRACES_SAMPLER_ARG: share,
  }) => ({ traces: endpoint === undefined ? null : { endpoint, serviceName, share } }),
})
