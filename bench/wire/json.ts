// The bare JSON server in a process of its own.
import { listenAsJson } from './json-server.ts'

console.log(JSON.stringify({ port: await listenAsJson() }))
process.on('SIGTERM', () => process.exit(0))
