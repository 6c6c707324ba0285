import { readSettings } from '../../core/settings.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'

const connection = await connect(readSettings(process.env))
const applied = await migrate(connection.direct)
console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`)
await connection.stop()
