import {
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'

/**
 * PostgreSQL whose `begin` is not awaited: it is sent with the first statement of the transaction, which saves every write one
 * round trip.
 */
export class ShopDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new ShopDriver(this.#config)
  }
}

class ShopDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>()

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const begun = super.beginTransaction(connection, settings)
    // Heard before the end. Until then what follows fails too: a connection that does not begin is lost.
    begun.catch(() => undefined)
    this.#begun.set(connection, begun)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#begun.get(connection)
    await super.commitTransaction(connection)
  }
}
