import { Code, Eye, Pencil, Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { emailText, findingText, insertText } from '../../catalogue/email.ts'
import { useDocument } from '../../document/use-document.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { ConnectionNote } from './ConnectionNote.tsx'
import { counts } from './contract-findings.ts'
import styles from './EmailEditor.module.css'
import { createEmailDesk, EmailDeskContext, useEmailDesk, useEmailDeskStore } from './email-desk.ts'
import { Findings } from './Findings.tsx'
import { InsertPanel } from './InsertPanel.tsx'
import { LayoutToCopy } from './LayoutToCopy.tsx'
import { MailEditor } from './MailEditor.tsx'
import { MailShown } from './MailShown.tsx'
import { tagProblems } from './tag-problems.ts'
import { useFindings } from './use-findings.ts'
import { useRenderedMail } from './use-rendered-mail.ts'

/** Below this there is no room for the panels at the sides. */
const narrow = '(max-width: 1023px)'

/** The editor of the mail itself: what it can hold, the mail, and whether all of it arrives. */
export function EmailEditor({ connection }: { readonly connection: StoredConnection | undefined }) {
  const [desk] = useState(() => createEmailDesk(connection ? 'edit' : 'preview'))
  const isNarrow = useMedia(narrow)
  const isProviders = connection?.kind === 'emailjs'
  return (
    <EmailDeskContext value={desk}>
      <div className={styles['step']}>
        {!isNarrow && (
          <aside aria-label={insertText.panel} className={styles['left']}>
            <InsertPanel />
          </aside>
        )}
        <Desk connection={connection} />
        {isNarrow ? (
          <Sheets isProviders={isProviders} />
        ) : (
          <aside aria-label={findingText.title} className={styles['right']}>
            <FindingsAndLayout isProviders={isProviders} />
          </aside>
        )}
      </div>
    </EmailDeskContext>
  )
}

/** The mail itself, as it is written or as it arrives. */
function Desk({ connection }: { readonly connection: StoredConnection | undefined }) {
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const view = useEmailDesk((desk) => desk.view)
  const desk = useEmailDeskStore()
  const findings = useFindings()
  const rendered = useRenderedMail()
  return (
    <div className={styles['desk']}>
      <div className={styles['tools']}>
        <Segmented
          label={emailText.view}
          value={view}
          onChange={(next) => desk.setState({ view: next })}
          segments={[
            { value: 'edit', label: emailText.views.edit, icon: Pencil },
            { value: 'preview', label: emailText.views.preview, icon: Eye },
            { value: 'text', label: emailText.views.text, icon: Code },
          ]}
        />
        {view !== 'edit' && <span className={styles['madeUp']}>{emailText.madeUp}</span>}
      </div>
      <ConnectionNote connection={connection} />
      {view === 'edit' ? (
        <MailEditor problems={tagProblems(findings, form, email)} />
      ) : (
        <MailShown rendered={rendered} part={view === 'preview' ? 'html' : 'text'} />
      )}
    </div>
  )
}

/** The findings; with EmailJS the parts of the mail to copy there first. */
function FindingsAndLayout({ isProviders }: { readonly isProviders: boolean }) {
  return (
    <div className={styles['checks']}>
      {isProviders && <LayoutToCopy />}
      <Findings isProviders={isProviders} />
    </div>
  )
}

/** Both panels as sheets, and the bar that opens them. */
function Sheets({ isProviders }: { readonly isProviders: boolean }) {
  const sheet = useEmailDesk((desk) => desk.sheet)
  const desk = useEmailDeskStore()
  const findings = useFindings().filter(counts)
  const close = (): void => desk.setState({ sheet: undefined })
  return (
    <>
      <div className={styles['bar']}>
        <Button size="large" icon={Plus} onPress={() => desk.setState({ sheet: 'insert' })}>
          {insertText.open}
        </Button>
        <Button
          size="large"
          variant="primary"
          {...(findings.length > 0 ? { icon: TriangleAlert } : {})}
          onPress={() => desk.setState({ sheet: 'findings' })}
        >
          {findingText.open(findings.length)}
        </Button>
      </div>
      <Drawer title={insertText.panel} isOpen={sheet === 'insert'} onClose={close}>
        <InsertPanel />
      </Drawer>
      <Drawer title={emailText.title} isOpen={sheet === 'findings'} onClose={close}>
        <FindingsAndLayout isProviders={isProviders} />
      </Drawer>
    </>
  )
}
