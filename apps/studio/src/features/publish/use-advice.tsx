import type { Form } from '@letterslot/core'
import { useMemo, useState } from 'react'
import { fieldsWithParameter } from '../../domain/document/find-field.ts'
import { useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { languageName } from '../../domain/languages/language-name.ts'
import { findingLine } from '../../domain/mail/describe-finding.ts'
import type { MadePage } from '../../domain/page/use-page.ts'
import { formatBytes } from '../../domain/texts/format.ts'
import { adviceText, publishPanelText } from '../../domain/texts/publish.ts'
import type { StoredConnection } from '../../model/connection.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import type { CheckItem } from '../../ui/CheckList.tsx'
import { type AskedProvider, askAdvice } from './ask-advice.ts'
import { faultAdvice } from './fault-advice.ts'
import styles from './PublishStep.module.css'
import type { CountedRow, PublishChecks } from './publish-checks.ts'
import { untranslatedLanguages } from './untranslated-languages.ts'

/** A row as it is made: about one thing where it does not count. */
export type UncountedItem = CheckItem & Partial<CountedRow>

export interface AdviceFacts {
  readonly checks: PublishChecks
  readonly connection: StoredConnection | undefined
  readonly page: MadePage
}

/** Advice besides the checks, which blocks nothing. */
export function useAdvice({ checks, connection, page }: AdviceFacts): readonly UncountedItem[] {
  const form = useDocument((document) => document.form)
  const { formId } = useDocumentSession()
  const origin = form.delivery?.origin
  const reach = useReachItem(origin)
  const parameters = useParametersItem(checks, connection)
  const faults = useFaultItems(form)
  return [
    ...(checks.destination.isSettled ? [reach] : []),
    parameters,
    ...faults,
    ...languageItems(form, formId),
    {
      id: 'size',
      tone: page.status === 'made' ? 'ok' : 'neutral',
      title: adviceText.size.title,
      detail: page.status === 'made' ? adviceText.size.detail(formatBytes(page.bytes)) : adviceText.size.making,
      action: (
        <Button size="small" variant="quiet" onPress={focusMethods}>
          {adviceText.size.see}
        </Button>
      ),
    },
  ]
}

/** A row for each fault of the rules and the logic, with the way to it in Build. */
function useFaultItems(form: Form): readonly UncountedItem[] {
  const { formId, store } = useDocumentSession()
  const advice = useMemo(() => faultAdvice(form), [form])
  return advice.map(({ words, detail, place }, index) => ({
    id: `fault-${index}`,
    tone: 'wait',
    title: words,
    detail,
    action: (
      <LinkButton
        to="/forms/$formId/build"
        params={{ formId }}
        size="small"
        variant="quiet"
        onClick={() => store.getState().select({ faultAt: place })}
      >
        {adviceText.logic.open}
      </LinkButton>
    ),
  }))
}

/** A row for each further language with gaps, with the way to the table where they are filled. */
function languageItems(form: Form, formId: string): readonly UncountedItem[] {
  const { languages: text } = adviceText
  return untranslatedLanguages(form).map(({ tag, missing }) => ({
    id: `language-${tag}`,
    tone: 'wait',
    count: missing,
    title: text.title(languageName(tag), missing),
    detail: text.detail(languageName(form.locale), missing),
    action: (
      <LinkButton
        to="/forms/$formId/languages"
        params={{ formId }}
        hash={`translations/${tag}`}
        size="small"
        variant="quiet"
      >
        {text.translate}
      </LinkButton>
    ),
  }))
}

/** Puts the focus on the ways out, where the page is. */
function focusMethods(): void {
  document
    .querySelector<HTMLElement>(`[aria-label="${publishPanelText.title}"] [role="tab"][aria-selected="true"]`)
    ?.focus()
}

/** The check that the provider answers, made by a press, since the studio calls nobody by itself. */
function useReachItem(origin = ''): CheckItem {
  const { formId } = useDocumentSession()
  const [asked, setAsked] = useState<AskedProvider & { readonly origin: string }>()
  const [isAsking, setAsking] = useState(false)
  const { reach: text } = adviceText
  const host = URL.canParse(origin) ? new URL(origin).host : origin
  const known = asked?.origin === origin ? asked : undefined
  const ask = async (): Promise<void> => {
    setAsking(true)
    setAsked({ ...(await askAdvice(origin)), origin })
    setAsking(false)
  }
  return {
    id: 'reach',
    ...reachWords(known, host),
    action: (
      <>
        <Button size="small" variant="quiet" isBusy={isAsking} onPress={() => void ask()}>
          {known ? text.again : text.ask}
        </Button>
        <LinkButton to="/forms/$formId/connect" params={{ formId }} size="small" variant="quiet">
          {text.test}
        </LinkButton>
      </>
    ),
  }
}

function reachWords(asked: AskedProvider | undefined, host: string): Pick<CheckItem, 'tone' | 'title' | 'detail'> {
  const { reach: text } = adviceText
  if (!asked) return { tone: 'neutral', title: text.unasked(host), detail: text.unaskedHelp }
  const { status } = asked
  if (status === undefined) return { tone: 'wait', title: text.silent(host), detail: text.silentHelp }
  if (status >= 500) return { tone: 'wait', title: text.trouble(host, status), detail: text.silentHelp }
  return { tone: 'ok', title: text.answers(host), detail: text.answersHelp }
}

/** The check that every answer has its place in the mail, or the list that a template out of sight receives. */
function useParametersItem({ mail }: PublishChecks, connection: StoredConnection | undefined): UncountedItem {
  const { formId } = useDocumentSession()
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const { parameters: text } = adviceText
  const names = [...fieldsWithParameter(form).map(({ name }) => name), ...Object.keys(form.delivery?.map ?? {})]
  const isOurs = connection?.kind !== 'emailjs'
  const { advice } = mail
  // Where findings stand with their fixes; the mapping alone stands in Connect.
  const isInMail = isOurs || advice.length > 0
  return {
    id: 'parameters',
    tone: advice.length > 0 ? 'wait' : 'ok',
    count: advice.length,
    title:
      advice.length > 0
        ? text.findings(advice.length)
        : isOurs
          ? text.settled(names.length)
          : text.provider(names.length),
    detail: advice.length === 0 && names.length > 0 ? text.settledHelp(names) : undefined,
    children: <Reasons reasons={advice.map((finding) => findingLine(finding, form, email))} />,
    action: (
      <LinkButton
        to={`/forms/$formId/${isInMail ? 'email' : 'connect'}`}
        params={{ formId }}
        size="small"
        variant="quiet"
      >
        {isInMail ? text.open : text.map}
      </LinkButton>
    ),
  }
}

/** Limit of reasons at a check; the place where they are settled lists all. */
const shownReasons = 5

/** Why a check is open, a line each. */
export function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <ul className={styles['reasons']}>
      {[...new Set(reasons)].slice(0, shownReasons).map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}
