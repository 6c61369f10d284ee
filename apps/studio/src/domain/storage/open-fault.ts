/** Why a file was not opened, as data with where it stands; `pointer` is a JSON Pointer where there is one. */
export interface OpenFault {
  readonly code: 'empty' | 'too-large' | 'not-text' | 'markup' | 'not-json' | 'too-deep' | 'hostile-key' | 'fault'
  readonly message: string
  readonly pointer?: string
}
