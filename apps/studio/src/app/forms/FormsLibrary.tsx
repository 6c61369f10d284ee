import { Library, type LibraryProps } from '../../features/library/Library.tsx'
import { useNewForm } from '../../features/new-form/use-new-form.tsx'

/** The library, with the ways to a new form. */
export function FormsLibrary(props: Omit<LibraryProps, 'newForm'>) {
  return <Library {...props} newForm={useNewForm()} />
}
