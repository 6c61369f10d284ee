import type { Facts, OutboxFacts } from './facts.ts'

/** An outbox in which nothing ever went wrong. */
export const outbox: OutboxFacts = {
  health: { keeping: 'strict', sendsWhenClosed: false },
  waiting: [],
  answers: [],
}

/** Facts of a page without faults. */
export const facts: Facts = {
  nowMs: Date.UTC(2026, 4, 1, 12),
  address: 'https://site.example/contact',
  protocol: 'https:',
  origin: 'https://site.example',
  isSecure: true,
  isOnline: true,
  hasForm: true,
  delivery: {
    origin: 'https://api.emailjs.com',
    publicKey: 'public_key_1',
    serviceId: 'service_1',
    templateId: 'template_1',
  },
  isBlocked: false,
  reach: 'readable',
  clock: { theirsMs: Date.UTC(2026, 4, 1, 12), oursMs: Date.UTC(2026, 4, 1, 12) + 1_000 },
  isPersisted: true,
  room: { usage: 2_000_000, quota: 900_000_000 },
  hasLocks: true,
  worker: 'none',
  outbox,
}
