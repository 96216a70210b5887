import { Guide, Part, Points } from './guide';
import { type StoredData, storedData } from './stored-data';

const Stored = ({ title, tables, what, why, howLong }: StoredData) => (
  <li className="grid gap-2.5 rounded-lg border bg-card px-4.5 py-4 md:px-5.5">
    <h3 className="text-title">{title}</h3>
    <dl className="grid gap-x-6 gap-y-1 max-md:[&>dt:not(:first-child)]:mt-2 md:grid-cols-[7rem_1fr] md:items-baseline md:gap-y-2">
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
    lead="What Flyleaf stores about you, why, and for how long. It’s all here, table by table."
  >
    <Part title="The short version">
      <Points>
        <li>We store what you type, and what we work out from it. Nothing else about you.</li>
        <li>No ads, no tracking scripts from others, and we don’t sell data.</li>
        <li>
          Other students see nothing of yours. Parents and counselors see only what you share with them, part
          by part, until you end it.
        </li>
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
      <p>Every night, a job deletes what is older than this list says.</p>
    </Part>

    <Part title="When a language model reads your essays">
      <p>
        The people who run this Flyleaf can connect an outside language model. It then reads the essays you
        submit, after Flyleaf’s own reader. It gets the essay, its prompt and its word limit, with your name,
        school, town and contact details covered. You see each time in your account activity, and you can turn
        it off in your account settings. Without a connected model, your essays never leave this server.
      </p>
    </Part>

    <Part title="In your browser">
      <p>
        Your browser keeps your sign-in, your first name, your role, your choice of light or dark and of a
        language, and answers you haven’t saved yet. A small cookie says that someone is signed in here, and
        whether that person is a student, so the right page opens right away. It doesn’t hold a name or a key.
        If you choose Spanish, another one says so. Logging out removes all of this.
      </p>
      <p>
        Two more cookies help you sign in, and no script can read them. While you sign in with another
        service, “flyleaf-signin” keeps track of that sign-in for 10 minutes. After you sign in,
        “flyleaf-known” lasts 180 days, even after you log out: it lets you sign in from this browser while
        someone else is guessing your password. It can’t sign anyone in by itself and doesn’t hold a name.
        Where the site’s address begins with https, both names begin with “__Host-”.
      </p>
    </Part>

    <Part title="In the server’s log">
      <p>
        Each request leaves one line: when it came, which part of the site it was for, how long it took, and a
        scrambled form of your account number. Never what you typed.
      </p>
    </Part>

    <Part title="What you can do today">
      <Points>
        <li>See and change every answer in your profile.</li>
        <li>Leave sensitive questions empty, or choose “Prefer not to answer”.</li>
        <li>Remove colleges and notes from your list.</li>
        <li>Choose who sees what, and end it at any time, under Settings &gt; Sharing.</li>
        <li>Get a copy of everything, with your files, under Settings &gt; Take your data.</li>
        <li>
          Delete your account under Settings &gt; Leave Flyleaf. After seven days, in which you can change
          your mind, nothing is left.
        </li>
      </Points>
      <p>All of it is free on every plan.</p>
    </Part>
  </Guide>
);
