/** The studio's version; the same as in its manifest, which a test compares. */
export const studioVersion = '0.1.0'
