import type { ReactNode } from 'react'
import type { ProposedLook } from '../../domain/look/read-look-source.ts'
import { leftText, lookImportText, unreadText } from '../../domain/texts/look-import.ts'
import { lookSourceText, shapesText } from '../../domain/texts/look-step.ts'
import styles from './Proposal.module.css'

/** The values of a proposed look, each with where it came from; what was moved, and what was left out. */
export function Proposal({ proposal }: { readonly proposal: ProposedLook }) {
  const { site, file, tokens, changes, unread, left } = proposal
  const values = [
    ...site.map(({ token, scheme, value, source }) => ({
      id: `${token} ${scheme}`,
      name: lookImportText.token(token),
      value: typeof value === 'number' ? `${value} ${shapesText.unit}` : value,
      from: lookImportText.source(source),
    })),
    ...file.map(({ token, scheme, path }) => ({
      id: `${token} ${scheme ?? ''}`,
      name: lookImportText.token(token),
      value:
        scheme === undefined ? String(tokens[token]) : String(tokens[token]).split(',')[scheme === 'light' ? 0 : 1],
      from: lookSourceText.path(path),
    })),
  ]
  return (
    <div role="status" className={styles['proposal']}>
      <h3 className={styles['title']}>{lookSourceText.found(values.length)}</h3>
      <ul className={styles['values']}>
        {values.map(({ id, name, value = '', from }) => (
          <li key={id} className={styles['value']}>
            {value.startsWith('#') && (
              <span
                aria-hidden="true"
                className={styles['swatch']}
                ref={(element) => element?.style.setProperty('--swatch', value)}
              />
            )}
            <b>{name}</b>
            <code>{value}</code>
            <span className={styles['from']}>{from}</span>
          </li>
        ))}
      </ul>
      <p>{lookImportText.derived}</p>
      <ProposalNotes title={lookSourceText.moved}>
        {changes.map((change) => lookImportText.moved(change))}
      </ProposalNotes>
      <ProposalNotes title={lookSourceText.left}>
        {[
          ...unread.map(({ reason, subject }) => unreadText[reason](subject)),
          ...left.map(({ path, reason }) => `${path}: ${leftText[reason]}`),
        ]}
      </ProposalNotes>
    </div>
  )
}

/** Lines under a title; nothing where there are none. */
function ProposalNotes({ title, children }: { readonly title: ReactNode; readonly children: readonly string[] }) {
  if (children.length === 0) return null
  return (
    <details className={styles['remarks']}>
      <summary>
        {title} ({children.length})
      </summary>
      <ul>
        {[...new Set(children)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
