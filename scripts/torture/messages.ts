import type { Submission } from '@letterslot/client/outbox'

/** Makes the messages of a run, each different, as a form makes them. */
export function write(origin: string, count: number, services: number): readonly Submission[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(8, '0')
    return {
      id: `torture-message-${number}`,
      writtenAt: '2026-11-21T09:00:00+01:00',
      form: { id: 'torture', title: 'Torture' },
      connection: {
        origin,
        publicKey: 'torture-public-key',
        serviceId: `${services > 1 ? `service_${index % services}` : 'default_service'}`,
        templateId: 'general',
      },
      params: { full_name: 'Ada', message: `Message ${number}\nGrüße, 你好 🙂` },
    }
  })
}

/** The parameters of each message, by its id. */
export function paramsOf(messages: readonly Submission[]): ReadonlyMap<string, Submission['params']> {
  return new Map(messages.map(({ id, params }) => [id, params]))
}
