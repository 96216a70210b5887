import { Guide, Part, Points } from './guide';
import { type StoredData, storedData } from './stored-data';

const Stored = ({ title, tables, what, why, howLong }: StoredData) => (
  <li className="grid gap-2.5 rounded-lg border bg-card px-4.5 py-4 md:px-5.5">
    <h3 className="text-title">{title}</h3>
    <dl className="grid gap-x-6 gap-y-1 md:grid-cols-[7rem_1fr] md:gap-y-2">
      <dt className="font-semibold text-muted-foreground">What</dt>
      <dd>{what}</dd>
      <dt className="font-semibold text-muted-foreground">Why</dt>
      <dd>{why}</dd>
      <dt className="font-semibold text-muted-foreground">How long</dt>
      <dd>{howLong}</dd>
      <dt className="font-semibold text-muted-foreground">Stored in</dt>
      <dd className="text-small text-muted-foreground [overflow-wrap:anywhere]">{tables.join(', ')}</dd>
    </dl>
  </li>
);

export const PrivacyGuide = () => (
  <Guide
    title="Privacy"
    lead="What Flyleaf stores about you, why, and for how long. It is all here, table by table."
  >
    <Part title="The short version">
      <Points>
        <li>We store what you type, and what we work out from it. Nothing else about you.</li>
        <li>No ads, no tracking scripts from others, and we don’t sell data.</li>
        <li>Parents, counselors and other students can’t see your answers. There is no sharing yet.</li>
        <li>The people who run this Flyleaf can reach the database, as with any service.</li>
        <li>You must be 13 or older to have an account.</li>
      </Points>
    </Part>

    <Part title="What is stored">
      <ul className="grid gap-3">
        {storedData.map((entry) => (
          <Stored key={entry.title} {...entry} />
        ))}
      </ul>
      <p>
        When something happens that another part must hear of, such as a changed profile, a short note of it
        with your account’s number waits in a queue. It is cleared away some days after it’s done.
      </p>
    </Part>

    <Part title="In your browser">
      <p>
        Your browser keeps your sign-in, your first name, your role, your choice of light or dark, and answers
        you haven’t saved yet. A small cookie says that someone is signed in here, and whether as a student,
        so that your own page opens at once. It holds no name and no key. Logging out removes all of it.
      </p>
      <p>
        Two more cookies help you sign in, and no script can read them. While you sign in with another
        service, “flyleaf-signin” keeps your place for 10 minutes. After a sign-in, “flyleaf-known” lasts 180
        days, also after you log out: it lets your own browser in while somebody else guesses your password.
        It opens nothing by itself and holds no name. Where the address of the site begins with https, both
        names begin with “__Host-”.
      </p>
    </Part>

    <Part title="In the server’s log">
      <p>
        Each request leaves one line: when, which part of the site, how long it took, and a scrambled form of
        your account’s number. Never what you typed.
      </p>
    </Part>

    <Part title="What you can do today">
      <Points>
        <li>See and change every answer in your profile.</li>
        <li>Leave sensitive questions empty, or choose “Prefer not to answer”.</li>
        <li>Remove colleges and notes from your list.</li>
      </Points>
      <p>
        Two things are planned and not there yet: deleting your account yourself, and getting a copy of all
        your data. They will be free on every plan.
      </p>
    </Part>
  </Guide>
);
