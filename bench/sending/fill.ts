// Fills a data folder with messages that wait.
import { openSqliteStore } from '../../apps/relay/src/store/sqlite.ts'
import { benchMessage } from './mail.ts'

const [, , folder = '', waiting = '0'] = process.argv
const store = openSqliteStore(folder)
await Promise.all(Array.from({ length: Number(waiting) }, (_, number) => store.messages.accept(benchMessage(number))))
store.close()
