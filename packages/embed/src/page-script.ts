/** The name of the script that draws the form of a page. */
export const pageScript = './main.js'
