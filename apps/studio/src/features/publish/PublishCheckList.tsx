import { assertNever } from '@letterslot/core'
import { ChevronRight } from 'lucide-react'
import { checkText } from '../../catalogue/publish.ts'
import { useDocument, useDocumentSession } from '../../document/use-document.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import { type CheckItem, CheckList } from '../../ui/CheckList.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { connectionName } from '../connections/connection-name.ts'
import { findingLine } from '../email/finding-words.ts'
import { destinationWords } from './check-words.ts'
import { FallbackFields } from './FallbackFields.tsx'
import { type CheckId, checkOrder, type PublishChecks } from './publish-checks.ts'
import { Reasons } from './Reasons.tsx'
import { SiteField } from './SiteField.tsx'
import { useAdvice } from './use-advice.tsx'
import type { MadePage } from './use-page.ts'

export interface PublishCheckListProps {
  readonly checks: PublishChecks
  readonly connection: StoredConnection | undefined
  readonly page: MadePage
  readonly site: string
  readonly onSiteChange: (site: string) => void
}

/** What was checked, row by row, each with what settles it. */
export function PublishCheckList({ checks, connection, page, site, onSiteChange }: PublishCheckListProps) {
  const { formId } = useDocumentSession()
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const advice = useAdvice({ checks, connection, page })
  const toneOf = (id: CheckId) => (checks[id].isSettled ? 'ok' : 'bad')
  const itemOf = (id: CheckId): CheckItem => {
    switch (id) {
      case 'destination': {
        const { trouble, isSettled } = checks.destination
        const words = trouble ? destinationWords(trouble, form.delivery?.origin ?? '') : undefined
        const name = connection ? connectionName(connection) : (form.delivery?.origin ?? '')
        return {
          id,
          tone: toneOf(id),
          title: words?.title ?? checkText.destination.settled(name),
          detail: words && checkText.destination.help,
          action: (
            <LinkButton
              to="/forms/$formId/connect"
              params={{ formId }}
              data-settles={id}
              {...(isSettled
                ? ({ variant: 'quiet', size: 'small' } as const)
                : ({ variant: 'primary', iconAfter: ChevronRight } as const))}
            >
              {words?.fix ?? checkText.destination.change}
            </LinkButton>
          ),
        }
      }
      case 'fallback':
        return {
          id,
          tone: toneOf(id),
          title: checkText.fallback.title,
          detail: checkText.fallback.help,
          children: <FallbackFields check={checks.fallback} />,
        }
      case 'mail': {
        const { isSettled, findings } = checks.mail
        const isOurs = connection?.kind !== 'emailjs'
        return {
          id,
          tone: toneOf(id),
          title: !isSettled
            ? checkText.mail.findings(findings.length)
            : isOurs
              ? checkText.mail.settled(email.to.join(', '))
              : checkText.mail.provider(connection.templateId),
          detail: isOurs ? undefined : checkText.mail.providerHelp,
          children: <Reasons reasons={findings.map((finding) => findingLine(finding, form, email))} />,
          action: (
            <LinkButton
              to="/forms/$formId/email"
              params={{ formId }}
              size="small"
              variant={isSettled ? 'quiet' : 'plain'}
              data-settles={id}
            >
              {isSettled ? checkText.mail.change : checkText.mail.fix}
            </LinkButton>
          ),
        }
      }
      case 'form': {
        const { isSettled, faults } = checks.form
        const isOfDelivery = faults.every(({ pointer }) => pointer.startsWith('/delivery/'))
        return {
          id,
          tone: toneOf(id),
          title: isSettled ? checkText.form.settled : checkText.form.faults(faults.length),
          action: isSettled ? undefined : (
            <LinkButton
              to={isOfDelivery ? '/forms/$formId/connect' : '/forms/$formId/build'}
              params={{ formId }}
              size="small"
              data-settles={id}
            >
              {isOfDelivery ? checkText.destination.fixConnection : checkText.form.fix}
            </LinkButton>
          ),
          children: <Reasons reasons={faults.map(({ message }) => message)} />,
        }
      }
      case 'site':
        return {
          id,
          tone: site.trim() === '' ? 'neutral' : toneOf(id),
          title: checkText.site.title,
          children: <SiteField check={checks.site} connection={connection} site={site} onChange={onSiteChange} />,
        }
      default:
        return assertNever(id)
    }
  }
  return <CheckList items={[...checkOrder.map(itemOf), ...advice]} />
}
