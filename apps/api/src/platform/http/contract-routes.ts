import type { FastifyInstance, RouteOptions } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'
import type { OperationId } from '../../core/contract.ts'
import { bindableContract } from './bindable.ts'

/** What the contract says of an operation's route; whoever binds it adds what answers. */
export interface ContractRoute extends Pick<RouteOptions, 'method' | 'url' | 'schema'> {
  operationId: OperationId
}

let known: Promise<readonly ContractRoute[]> | undefined

/**
 * The glue checks and resolves the whole contract, which is most of a start: once for all applications of a process.
 * They share the schemas as well, so that each is compiled once.
 */
export function contractRoutes(): Promise<readonly ContractRoute[]> {
  return (known ??= readRoutes())
}

type Generate = (instance: Pick<FastifyInstance, 'route'>) => Promise<void>

/** Takes the routes that the glue would give to an application. */
async function readRoutes(): Promise<ContractRoute[]> {
  const routes: ContractRoute[] = []
  const collector = {
    hasContentTypeParser: () => true,
    register: (generate: Generate) =>
      generate({ route: (route) => routes.push(route as unknown as ContractRoute) as never }),
  }
  await fastifyOpenapiGlue(collector as unknown as FastifyInstance, {
    specification: bindableContract(),
    operationResolver: (operationId) => ({ operationId }) as unknown as RouteOptions,
  })
  return routes.map(({ method, url, schema, operationId }) => ({
    method,
    url,
    schema,
    operationId,
  }))
}
