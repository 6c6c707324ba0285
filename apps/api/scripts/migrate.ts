import { readSettings } from '../src/settings.ts'
import { connect } from '../src/platform/db/connect.ts'
import { migrate } from '../src/platform/db/migrate.ts'

const connection = await connect(readSettings(process.env))
const applied = await migrate(connection.direct)
console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`)
await connection.stop()
