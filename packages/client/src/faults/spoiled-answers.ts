import type { Answer } from '../outbox/outbox.ts'
import type { FaultName } from './fault-name.ts'

/** The faults that are an answer. */
export type SpoilingFault = Extract<
  FaultName,
  'provider-down' | 'mailbox-disconnected' | 'quota-used-up' | 'wrong-template'
>

/** What a provider answers under a fault, in its own words. */
export const spoiledAnswers: Readonly<Record<SpoilingFault, Answer>> = {
  'provider-down': {
    status: 503,
    text: '<!doctype html><html><head><title>503 Service Unavailable</title></head><body><h1>Service Unavailable</h1></body></html>',
  },
  'mailbox-disconnected': { status: 412, text: 'Gmail_API: Invalid grant. Please reconnect your Gmail account' },
  'quota-used-up': { status: 426, text: 'You reached the monthly limit of requests' },
  'wrong-template': {
    status: 400,
    text: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  },
}
