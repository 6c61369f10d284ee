import { assertNever } from '@letterslot/core'
import { ChevronRight } from 'lucide-react'
import type { ConnectionMark } from '../../domain/connections/connection-mark.ts'
import { useConnectionMark } from '../../domain/connections/connection-mark.ts'
import { connectionName } from '../../domain/connections/connection-name.ts'
import { setTokens } from '../../domain/document/commands/look.ts'
import { useDispatch, useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { shownRatio } from '../../domain/look/measure-contrast.ts'
import { readableTokens } from '../../domain/look/readable-tokens.ts'
import { findingLine } from '../../domain/mail/describe-finding.ts'
import type { MadePage } from '../../domain/page/use-page.ts'
import { formFaultText } from '../../domain/texts/form-faults.ts'
import { findingText } from '../../domain/texts/look.ts'
import { checkText } from '../../domain/texts/publish.ts'
import type { StoredConnection } from '../../model/connection.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import type { CheckItem } from '../../ui/CheckList.tsx'
import type { Tone } from '../../ui/Pill.tsx'
import { FallbackFields } from './FallbackFields.tsx'
import { type CheckId, type CountedRow, describeTrouble, listOrder, type PublishChecks } from './publish-checks.ts'
import { SiteField } from './SiteField.tsx'
import { Reasons, type UncountedItem, useAdvice } from './use-advice.tsx'

export interface PublishItemsProps {
  readonly checks: PublishChecks
  readonly connection: StoredConnection | undefined
  readonly page: MadePage
  readonly site: string
  readonly onSiteChange: (site: string) => void
}

/** A row of the list, and its place in it. */
export interface PublishItem extends CheckItem, CountedRow {
  /** True where the maker can act on it; the others fold into *Also checked*. */
  readonly isActionable: boolean
}

/** The rows of the list, each with what settles it. The headline is computed from these. */
export function usePublishItems(props: PublishItemsProps): readonly PublishItem[] {
  const { checks, connection, page, site, onSiteChange } = props
  const { formId } = useDocumentSession()
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const dispatch = useDispatch()
  const advice = useAdvice({ checks, connection, page })
  const mark = useConnectionMark(connection)
  const toneOf = (id: CheckId) => (checks[id].isSettled ? 'ok' : 'bad')
  const itemOf = (id: CheckId): UncountedItem => {
    switch (id) {
      case 'destination': {
        const { trouble, isSettled } = checks.destination
        const words = trouble ? describeTrouble(trouble, form.delivery?.origin ?? '') : undefined
        const name = connection ? connectionName(connection) : (form.delivery?.origin ?? '')
        return {
          id,
          tone: isSettled ? testedTone(mark) : 'bad',
          title: words?.title ?? checkText.destination.settled(name),
          detail: words ? checkText.destination.help : isTested(mark) ? mark.words : checkText.destination.untested,
          action: (
            <LinkButton
              to="/forms/$formId/connect"
              params={{ formId }}
              data-settles={id}
              {...(isSettled
                ? ({ variant: 'quiet', size: 'small' } as const)
                : ({ variant: 'primary', iconAfter: ChevronRight } as const))}
            >
              {words?.fix ?? testFix(mark)}
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
          count: findings.length,
          title: !isSettled
            ? checkText.mail.findings(findings.length)
            : isOurs
              ? checkText.mail.settled(email.to.join(', '))
              : checkText.mail.provider(connection.templateId),
          detail: mailHelp(connection),
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
          count: faults.length,
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
          children: <Reasons reasons={faults.map((fault) => formFaultText.say(fault))} />,
        }
      }
      case 'contrast': {
        const { isSettled, findings, lowest } = checks.contrast
        const { contrast: text } = checkText
        return {
          id,
          tone: toneOf(id),
          count: findings.length,
          title: isSettled ? text.title : text.findings(findings.length),
          detail: isSettled ? text.detail(shownRatio(lowest).toFixed(1), checks.contrast) : undefined,
          children: <Reasons reasons={findings.map(findingText)} />,
          action: isSettled ? (
            <LinkButton to="/forms/$formId/look" params={{ formId }} size="small" variant="quiet" data-settles={id}>
              {text.see}
            </LinkButton>
          ) : (
            <>
              <Button size="small" data-settles={id} onPress={() => dispatch(setTokens(readableTokens(form.look)))}>
                {text.mend}
              </Button>
              <LinkButton to="/forms/$formId/look" params={{ formId }} size="small" variant="quiet">
                {text.fix}
              </LinkButton>
            </>
          ),
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
  return [...listOrder.map(itemOf), ...advice].map((item) => ({
    ...item,
    count: Math.max(1, item.count ?? 1),
    isActionable: alwaysListed.has(item.id) || (item.id !== 'reach' && (item.tone === 'bad' || item.tone === 'wait')),
  }))
}

/** Rows that hold what a maker types or chooses, settled or not. `reach` is asked by a press, and stays under it. */
const alwaysListed: ReadonlySet<string> = new Set<CheckId>(['destination', 'fallback', 'mail', 'site'])

/** Who writes the mail, where that is none of ours to see. */
function mailHelp(connection: StoredConnection | undefined): string | undefined {
  if (connection?.kind === 'relay') return checkText.mail.relayHelp(connection.templateId)
  return connection?.kind === 'emailjs' ? checkText.mail.providerHelp : undefined
}

const isTested = ({ status }: ConnectionMark): boolean => status !== 'none' && status !== 'entered'

/** The connection's own tone; one that no test was sent by is amber here, for nothing shows yet that a message arrives. */
function testedTone(mark: ConnectionMark): Tone {
  return isTested(mark) ? mark.tone : 'wait'
}

function testFix(mark: ConnectionMark): string {
  if (!isTested(mark)) return checkText.destination.sendTest
  if (mark.status === 'accepted') return checkText.destination.didItArrive
  return mark.tone === 'ok' ? checkText.destination.change : checkText.destination.again
}
