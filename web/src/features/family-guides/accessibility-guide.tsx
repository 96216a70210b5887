import { Guide, Part, Points } from './guide';

export const AccessibilityGuide = () => (
  <Guide
    title="Accessibility"
    lead="Flyleaf should work for everyone who plans for college. This is what we aim for, what we check, and what we don’t know yet."
  >
    <Part title="What we aim for">
      <p>
        The Web Content Accessibility Guidelines 2.2, level AA. We haven’t had an outside audit, so we don’t
        claim it.
      </p>
    </Part>
    <Part title="How it’s built">
      <Points>
        <li>Everything works by keyboard. Each page starts with a link that skips to its main part.</li>
        <li>Nothing depends on color alone: reach, target and safety each have a shape and a word.</li>
        <li>Each chance bar has a full sentence for screen readers.</li>
        <li>Light and dark follow your device. Once you’re signed in, you can choose.</li>
        <li>Animations stop when your device is set to reduce motion.</li>
        <li>Pages fit a screen 320 pixels wide without scrolling sideways.</li>
      </Points>
    </Part>
    <Part title="What we test">
      <Points>
        <li>Color contrast is checked in both themes each time we change the code.</li>
        <li>
          Forms, messages and lists are tested by their labels and roles, the way a screen reader finds them.
        </li>
        <li>
          Our pages go through the axe checker each time we change the code, in light and dark, at phone and
          desktop width.
        </li>
      </Points>
    </Part>
    <Part title="What we don’t know yet">
      <Points>
        <li>We haven’t tested with people who use screen readers every day.</li>
        <li>We haven’t tested voice control or switch devices.</li>
        <li>We test in one browser, Chromium. Others should work, but we don’t check them.</li>
      </Points>
    </Part>
  </Guide>
);
