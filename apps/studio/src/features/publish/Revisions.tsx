import { timeAgo } from '../../catalogue/moment.ts'
import { revisionsText } from '../../catalogue/publish.ts'
import { useDocument } from '../../document/use-document.ts'
import { Card } from '../../ui/Card.tsx'
import { ChangeList } from './ChangeList.tsx'
import styles from './Side.module.css'
import { useRevisions } from './use-revisions.ts'

/** How many published revisions are named; older ones are kept, not shown. */
const shownRevisions = 4

/** The draft, and what was published of it. */
export function Revisions() {
  const document = useDocument((whole) => whole)
  const revisions = useRevisions()
  const [newest] = revisions
  const { form } = document
  const fields = form.pages.flatMap((page) => page.fields)
  const rules = fields.reduce((count, field) => count + field.rules.length, 0)
  const isSame = newest !== undefined && JSON.stringify(newest.document) === JSON.stringify(document)
  return (
    <Card>
      <h2 className={styles['title']}>{revisionsText.title}</h2>
      <ol className={styles['revisions']}>
        <li data-state="draft">
          <p className={styles['revision']}>
            <b>{revisionsText.draft}</b> <span>{revisionsText.now}</span>
          </p>
          <p>{isSame ? revisionsText.same(newest.revision) : revisionsText.facts(fields.length, rules)}</p>
          {newest && !isSame && (
            <>
              <p>{revisionsText.since(newest.revision)}</p>
              <ChangeList before={newest.document} now={document} />
            </>
          )}
        </li>
        {revisions.slice(0, shownRevisions).map(({ id, revision, publishedAt }, index) => (
          <li key={id} data-state={index === 0 ? 'newest' : 'older'}>
            <p className={styles['revision']}>
              <b>{revisionsText.revision(revision)}</b>{' '}
              <time dateTime={publishedAt}>{timeAgo(publishedAt, Date.now())}</time>
            </p>
          </li>
        ))}
      </ol>
      <p className={styles['foot']}>{newest ? revisionsText.frozen : revisionsText.none}</p>
    </Card>
  )
}
