import type { EmailTemplate } from '@letterslot/email'
import type { ManagementClient } from '../relay/management-client.ts'

/** Puts a template at the relay when it differs from what this page put there last. */
export interface TemplateSync {
  put(template: EmailTemplate): Promise<void>
}

/** Remembers by template id what was put; the first time always puts. */
export function createTemplateSync(client: Pick<ManagementClient, 'putTemplate'>): TemplateSync {
  const put = new Map<string, EmailTemplate>()
  return {
    put: async (template) => {
      if (put.get(template.id) === template) return
      await client.putTemplate(template)
      put.set(template.id, template)
    },
  }
}
