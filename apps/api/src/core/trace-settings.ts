import { type InferType, number, object, string } from 'yup'

/** Where traces are told, by the names that OpenTelemetry gave its settings. */
export interface TraceSettings {
  /** An OTLP receiver that speaks HTTP; `/v1/traces` comes behind it. */
  endpoint: string
  serviceName: string
  /** How many of the requests and jobs are told, from 0 to 1. */
  share: number
}

const outside = '${path} must be a number from 0 to 1, such as 0.1'
const share = number().typeError(outside).min(0, outside).max(1, outside)

export const traceSchema = object({
  OTEL_EXPORTER_OTLP_ENDPOINT: string().matches(
    /^https?:\/\/[^\s]+$/,
    '${path} must look like http://127.0.0.1:4318',
  ),
  OTEL_SERVICE_NAME: string().max(100).default('bandari'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
})

export function traceSettings(read: InferType<typeof traceSchema>): TraceSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = read
  if (endpoint === undefined) return null
  return { endpoint, serviceName: read.OTEL_SERVICE_NAME, share: read.OTEL_TRACES_SAMPLER_ARG }
}
