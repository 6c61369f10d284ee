import { beforeEach } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { practiceConnection } from '../../model/connection.ts'
import { signUpMail } from './mail.test.fixture.ts'
import { openStep } from './open-step.test.fixture.tsx'

export const keys = (text: string) => userEvent.keyboard(text)
export const subject = () => page.getByRole('textbox', { name: 'Subject' })

export const openEditor = (changes: Parameters<typeof signUpMail>[0] = {}) =>
  openStep('email', { connection: practiceConnection, changes: { email: signUpMail(changes) } })

export function setDesktop(): void {
  beforeEach(() => page.viewport(1280, 800))
}
