import { explainAnswer } from '@letterslot/client/answers'
import { type ReactNode, useState } from 'react'
import { AccountFields } from '../../domain/connections/AccountFields.tsx'
import { type AccountIds, type AccountKind, idsOf } from '../../domain/connections/account-ids.ts'
import { connectionStateOf, unansweredTest } from '../../domain/connections/connection-mark.ts'
import { connectionName } from '../../domain/connections/connection-name.ts'
import { useAccountForm } from '../../domain/connections/use-account-form.ts'
import type { FormConnection } from '../../domain/connections/use-form-connection.ts'
import { hasSameIds } from '../../domain/sending/form-destination.ts'
import { connectText } from '../../domain/texts/connect.ts'
import { connectGuideText } from '../../domain/texts/connect-guide.ts'
import type { EmailJsConnection, RelayConnection, StoredConnection } from '../../model/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { StateLine, type Tone } from '../../ui/Pill.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './ConnectStep.module.css'
import { PasteIds } from './PasteIds.tsx'

export interface AccountPanelProps {
  readonly kind: AccountKind
  /** The open form's connection, read: what is kept stands in the fields from the first. */
  readonly of: FormConnection
  /** Takes code, too, and looks for the ids in it. */
  readonly hasPaste?: boolean
}

type Account = EmailJsConnection | RelayConnection

/** The value that stands for an account that is not kept yet. */
const another = 'another'

function isAccount(connection: StoredConnection | undefined, kind: AccountKind): connection is Account {
  return connection?.kind === kind
}

/** Takes the ids of an account and lets the form send with them. Which account is asked where several are kept. */
export function AccountPanel({ kind, of, hasPaste = false }: AccountPanelProps) {
  const { connection, all } = of
  const kept = all.filter((candidate) => isAccount(candidate, kind))
  const [chosen, setChosen] = useState<string>()
  const first = isAccount(connection, kind) ? connection : kept[0]
  const edited = chosen === undefined ? first : kept.find(({ id }) => id === chosen)
  return (
    <section aria-labelledby="account-title">
      <h2 id="account-title" className={styles['section']}>
        {hasPaste ? connectGuideText.paste.title : connectText.ids.title[kind]}
      </h2>
      <AccountIdsForm
        key={chosen ?? ''}
        kind={kind}
        of={of}
        edited={isAccount(edited, kind) ? edited : undefined}
        hasPaste={hasPaste}
      >
        {kept.length > 0 && (
          <SelectField
            isRow
            label={connectText.ids.account}
            value={edited ? String(edited.id) : another}
            choices={[
              ...kept.map((account) => ({ value: String(account.id), label: connectionName(account) })),
              { value: another, label: connectText.ids.another },
            ]}
            onChange={setChosen}
          />
        )}
      </AccountIdsForm>
    </section>
  )
}

interface AccountIdsFormProps extends AccountPanelProps {
  readonly edited: Account | undefined
  readonly children: ReactNode
}

/** The ids themselves; a part of its own, so that another account begins with its own. */
function AccountIdsForm({ kind, of: { connection, all, choose }, edited, hasPaste, children }: AccountIdsFormProps) {
  const keptOne = all.find(({ id }) => id === edited?.id)
  const account = useAccountForm(kind, idsOf(edited), all, keptOne)
  const isUsed = connection?.id === account.wanted.id && hasSameIds(connection, account.wanted)
  const use = async (): Promise<void> => {
    const wanted = account.submit()
    if (wanted) await choose(wanted)
  }
  return (
    <>
      {hasPaste && <PasteIds onFound={(ids) => account.setIds({ ...account.ids, ...ids })} />}
      {hasPaste && <h3 className={styles['section']}>{connectText.ids.title[kind]}</h3>}
      <p className={styles['note']}>
        {connectText.ids.lead} {connection && !isUsed && connectText.ids.until(connectionName(connection))}
      </p>
      <Card>
        <form
          noValidate
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault()
            void use()
          }}
        >
          {children}
          <AccountFields
            kind={kind}
            ids={account.ids}
            onChange={account.setIds}
            isChecked={account.isChecked}
            doubts={account.doubts}
            onConfirm={account.confirm}
            isRows
            verdictOf={(part) => {
              const verdict = idVerdict(part, account.ids, edited)
              return verdict && <StateLine tone={verdict.tone}>{verdict.words}</StateLine>
            }}
          />
          <div>
            <Button type="submit" variant={isUsed ? 'plain' : 'primary'}>
              {isUsed ? connectText.ids.used : connectText.ids.use}
            </Button>
          </div>
        </form>
      </Card>
    </>
  )
}

/** The ids that an answer is about, by its explanation. */
const blamed: Readonly<Record<string, keyof AccountIds>> = {
  'public-key-unknown': 'publicKey',
  'account-not-found': 'publicKey',
  'service-unknown': 'serviceId',
  'template-unknown': 'templateId',
}

const { verdict: text } = connectGuideText

/** Returns what the last test said of an id as it is typed; undefined while there is nothing to say. */
export function idVerdict(
  part: keyof AccountIds,
  typed: AccountIds,
  connection: EmailJsConnection | RelayConnection | undefined,
): { readonly tone: Tone; readonly words: string } | undefined {
  if (typed[part].trim() === '') return undefined
  if (!connection || idsOf(connection)[part] !== typed[part].trim()) return { tone: 'neutral', words: text.unsaved }
  const state = connectionStateOf(connection)
  switch (state.status) {
    case 'entered':
      return { tone: 'neutral', words: unansweredTest(connection) ? text.unknown : text.untried }
    case 'accepted':
    case 'missing':
      return { tone: 'wait', words: text.accepted }
    case 'arrived':
    case 'proven':
      return { tone: 'ok', words: text.arrived }
    case 'refused': {
      const { httpStatus, text: answer } = state.answer
      const { id } = explainAnswer({ code: state.code, status: httpStatus, text: answer })
      if (blamed[id] !== part) return { tone: 'neutral', words: text.unknown }
      return { tone: 'bad', words: /\binvalid\b/i.test(answer) ? text.refused.invalid : text.refused.notFound }
    }
    case 'unclear':
    case 'unanswered':
      return { tone: 'neutral', words: text.unknown }
  }
}
