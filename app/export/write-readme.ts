import type { Studio } from "../publishing/schemas/studio.ts";

export function writeReadme({ name }: Pick<Studio, "name">, madeAt: string): string {
	return `${name}, everything on this site as of ${madeAt}

This file holds other people's requests and notes. Keep it as safe as you would their letters.

documents/    The texts of the pages as JSON, with prices and other figures filled in.
              A picture is named there as in pictures/.
articles/     The articles as Markdown, each with its title, date and address at its top.
pictures/     photos/ has your own photos at full size, without place and camera, each
              under the title of what shows it.
              The other folders have the pictures that the site came with, if it shows them.
requests/     Each request as JSON, with its state, history, letters, terms and dates.
              The folder of the same name has the client's files.
notes.json    Thank-you notes and questions.
site/         What another site needs to become a copy of this one: every row of the
              database that belongs to the site as lines of JSON, older versions of the
              texts, drafts, the sizes that were made of your photos, and the hash of
              each file.

To move to another Linework site, run this in one that is still empty:

    npm run import -- FILE.zip

It reads site/ and the files that site/manifest.json names; a changed text elsewhere
changes nothing. Texts that you never changed come from the new site.

Not in here: your account with its password, passkeys, sign-in links and signed-in
devices, and the private address of your calendar. The new site prints a link the first
time it starts; use it to create your account. No one can sign in with this file, but the
letters in it contain the links to clients' pages.
`;
}
