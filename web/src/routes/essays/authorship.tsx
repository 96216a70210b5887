import { RecordCheck } from '@/features/essays/authorship/record-check';
import { Guide, Part, Points } from '@/features/family-guides/guide';

const Authorship = () => (
  <Guide
    title="Check an authorship record"
    lead="A student gave you a file that shows how an essay was written. Check here that it is real. You don’t need an account."
  >
    <Part title="The file">
      <RecordCheck />
    </Part>
    <Part title="What it proves">
      <Points>
        <li>The essay had these versions in Flyleaf, in this order, at these times.</li>
        <li>How many words each version added and removed, and the most that came in at once.</li>
        <li>Each text shown is the one that was saved. A text that isn’t shown stays private.</li>
        <li>Nobody changed the record later, not even the student.</li>
      </Points>
    </Part>
    <Part title="What it doesn’t prove">
      <Points>
        <li>Who sat at the keyboard.</li>
        <li>Whether a text was typed, pasted or copied from somewhere else.</li>
        <li>Whether the idea was the student’s own.</li>
      </Points>
    </Part>
    <Part title="How it works">
      <p>
        Each time a text changes, Flyleaf seals its size, its time and a fingerprint of it, together with the
        seal before. Change one version, and every later seal breaks. Flyleaf signs each seal (Ed25519), and
        publishes its keys at{' '}
        <a className="link" href="/.well-known/flyleaf-authorship.json">
          /.well-known/flyleaf-authorship.json
        </a>
        . This page reads the file in your browser. It asks Flyleaf for the keys and for the length of the
        record today, and sends nothing of the file but the record’s number.
      </p>
    </Part>
  </Guide>
);

export default Authorship;
