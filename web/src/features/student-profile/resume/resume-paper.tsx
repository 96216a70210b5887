import { type Ref } from 'react';
import './resume.css';
import { type Resume, type ResumeItem } from './resume';

/** Black on white, as it is printed. */
export const ResumePaper = ({ resume, label }: { resume: Resume; label: string }) => (
  <article aria-label={label} className="resume-paper resume">
    <ResumeContent resume={resume} />
  </article>
);

/** A copy at the width of the paper, to measure on any screen. */
export const MeasuredCopy = ({ resume, ref }: { resume: Resume; ref: Ref<HTMLDivElement> }) => (
  <div aria-hidden inert className="resume-measure">
    <div ref={ref} className="resume">
      <ResumeContent resume={resume} />
    </div>
  </div>
);

const ResumeContent = ({ resume: { name, contact, sections } }: { resume: Resume }) => (
  <>
    <h2 dir="auto">{name}</h2>
    {contact.length > 0 && (
      <p dir="auto" className="resume-contact">
        {contact.join(' · ')}
      </p>
    )}
    {sections.map(({ name: section, title, items }) => (
      <section key={section} data-section={title}>
        <h3>{title}</h3>
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </section>
    ))}
  </>
);

const Item = ({ item: { title, detail, when, texts } }: { item: ResumeItem }) => (
  <div dir="auto" className="resume-item" data-item={title}>
    {title !== '' || when !== '' ? (
      <p className="resume-line">
        <span>
          <strong>{title}</strong>
          {detail !== '' && `, ${detail}`}
        </span>
        {when !== '' && <span className="resume-when">{when}</span>}
      </p>
    ) : null}
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);
