import type { AnswerLink } from './answer-row.ts'

type Page = 'publicKey' | 'security' | 'services' | 'templates' | 'history' | 'variables'

/** The pages of the provider, its dashboard mostly, that an answer leads to. */
export const dashboard: Readonly<Record<Page, AnswerLink>> = {
  publicKey: { label: 'EmailJS: Account', url: 'https://dashboard.emailjs.com/admin/account' },
  security: { label: 'EmailJS: Account, Security', url: 'https://dashboard.emailjs.com/admin/account/security' },
  services: { label: 'EmailJS: Email Services', url: 'https://dashboard.emailjs.com/admin' },
  templates: { label: 'EmailJS: Email Templates', url: 'https://dashboard.emailjs.com/admin/templates' },
  history: { label: 'EmailJS: Email History', url: 'https://dashboard.emailjs.com/admin/history' },
  variables: {
    label: 'EmailJS: dynamic variables',
    url: 'https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/',
  },
}
