import { serveOutbox } from '../../../packages/client/src/outbox/serve-outbox.ts'

serveOutbox(globalThis, { policy: JSON.parse(new URL(location.href).searchParams.get('policy') ?? '{}') })
